import { useEffect, useRef, useState } from 'react';

export interface Row<Item> {
  readonly id: number;
  readonly item: Item | null;
}

/** The number of the empty row that a page without script has: no other row gets so far. */
export const SPARE_ROW = 999;

/** The rows of a table in a form, each under a number of its own. */
export function useRows<Item>(items: readonly Item[], onChanged: (form: HTMLFormElement) => void) {
  const [rows, setRows] = useState<readonly Row<Item>[]>(() => items.map((item, id) => ({ id, item })));
  const latest = useRef(rows);
  const table = useRef<HTMLFieldSetElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = table.current?.form;
    if (latest.current === rows || form === null || form === undefined) return;
    // The button that was pressed has gone with its row, and the keyboard's focus must not go with it.
    if (rows.length < latest.current.length) focusAfter(latest.current, rows, table.current, adding.current);
    latest.current = rows;
    onChanged(form);
  }, [rows, onChanged]);
  const nextId = Math.max(-1, ...rows.map(({ id }) => id)) + 1;
  return {
    rows,
    table,
    /** The button that adds a row. */
    adding,
    add: (item: Item | null) => setRows([...rows, { id: nextId, item }]),
    remove: (id: number) => setRows(rows.filter((row) => row.id !== id)),
  };
}

/** What a row of such a table carries: the focus goes to it when the row before it is removed, and asks for no keyboard. */
export const ROW = { 'data-row': '', tabIndex: -1 } as const;

/** To the row that follows the removed one, else to the one before it, else to the button that adds one. */
function focusAfter(
  before: readonly { readonly id: number }[],
  rows: readonly { readonly id: number }[],
  table: HTMLElement | null,
  adding: HTMLElement | null,
): void {
  const removed = before.findIndex(({ id }) => !rows.some((row) => row.id === id));
  const shown = [...(table?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  (shown[removed] ?? shown[removed - 1] ?? adding)?.focus();
}
