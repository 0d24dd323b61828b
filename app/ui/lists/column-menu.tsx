import { useNavigate, useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { searchWith } from '#app/core/lists/list-address.ts';
import { CheckLine } from './check-line.tsx';
import { type Column, visibleColumns } from './column.ts';
import { Disclosure } from './disclosure.tsx';
import { useListSearch } from './filters/use-list-search.ts';

const YEAR_S = 31_536_000;

function rememberColumns(name: string, value: string): void {
  // The newer cookie store interface is not in every browser that hospitals run.
  document.cookie = `cols-${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

interface ColumnMenuProps<Row> {
  /** Names the choice in this browser. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly chosen: readonly string[] | null;
}

/** Chooses the columns of a list. The browser keeps the choice: a cookie with ids of columns, which name nobody. */
export function ColumnMenu<Row>({ name, columns, chosen }: ColumnMenuProps<Row>) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { search } = useListSearch();
  // The box answers at once; the list follows when the server has been asked.
  const [latest, setLatest] = useState(chosen);
  // A view may bring columns along, or Back may take them away again; each answer has an array of its own.
  const told = chosen?.join('.') ?? null;
  const [known, setKnown] = useState(told);
  if (known !== told) {
    setKnown(told);
    setLatest(chosen);
  }
  const shown = new Set(visibleColumns(columns, latest).map(({ id }) => id));
  const choose = (id: string, isShown: boolean) => {
    const kept = columns.filter((column) => (column.id === id ? isShown : shown.has(column.id)));
    const ids = kept.map((column) => column.id);
    setLatest(ids);
    rememberColumns(name, ids.join('.'));
    const asked = new URLSearchParams(search);
    if (!asked.has('cols')) return revalidate();
    // A view that brings its columns along would win over the choice.
    return navigate(
      { search: searchWith(search, { cols: null, page: asked.get('page') }) },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <Disclosure label="Columns">
      <fieldset onChange={(event) => event.stopPropagation()}>
        <legend className="sr-only">Columns</legend>
        {columns
          .filter(({ headerHidden }) => headerHidden !== true)
          .map(({ id, header, always }) => (
            <CheckLine
              key={id}
              label={header}
              checked={shown.has(id)}
              disabled={always === true}
              onChange={(event) => choose(id, event.target.checked)}
            />
          ))}
      </fieldset>
    </Disclosure>
  );
}
