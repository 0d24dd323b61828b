import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { useEnhanced } from '#app/ui/use-enhanced.ts';
import { type Row, SPARE_ROW, useRows } from './use-rows.ts';

export interface TableRow<Item> extends Row<Item> {
  /** The place of the row in the table, from 0. */
  readonly at: number;
  /** Null without script: there a row goes when what it cannot be without is emptied. */
  readonly onRemove: (() => void) | null;
}

interface RowTableProps<Item> {
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  readonly items: readonly Item[];
  readonly row: (row: TableRow<Item>) => ReactNode;
  readonly addLabel: string;
  /** The most rows that there may be; the button goes with the last. */
  readonly most?: number;
  readonly onRowsChanged: (form: HTMLFormElement) => void;
  /** Stands between the rows and the button, and may add a row that is filled in already. */
  readonly children?: (add: (item: Item | null) => void, count: number) => ReactNode;
}

/** A table in the form of the text, each row under a number of its own; with an empty row where there is no script. */
export function RowTable<Item>(props: RowTableProps<Item>) {
  const { items, row, most = Number.POSITIVE_INFINITY, onRowsChanged } = props;
  const { rows, table, adding, add, remove } = useRows<Item>(items, onRowsChanged);
  const isEnhanced = useEnhanced();
  return (
    <fieldset ref={table} id={props.id} className="flex min-w-0 scroll-mt-28 flex-col gap-3">
      <legend className="mb-1 text-sm font-medium">{props.title}</legend>
      {props.hint !== undefined && <p className="-mt-2 text-sm text-muted">{props.hint}</p>}
      {rows.map(({ id, item }, at) => row({ id, at, item, onRemove: isEnhanced ? () => remove(id) : null }))}
      {rows.length < most && (
        <noscript>{row({ id: SPARE_ROW, at: rows.length, item: null, onRemove: null })}</noscript>
      )}
      {props.children?.(add, rows.length)}
      {isEnhanced && rows.length < most && (
        <div>
          <Button ref={adding} size="sm" onClick={() => add(null)}>
            <Plus aria-hidden />
            {props.addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
