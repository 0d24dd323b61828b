import { Link } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { sortDirection, sortSearch } from '#app/core/lists/list-address.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import { classNames } from '../class-names.ts';
import { ColumnHeader } from '../column-header.tsx';
import { Cell, type NarrowTable, Row, Table, TableBody, TableHead } from '../table.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { type Column, visibleColumns } from './column.ts';
import { useListSearch } from './filters/use-list-search.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

/** A box does nothing without script, and is not there then. */
const BOX_LOOK = 'noscript:hidden';

interface DataTableProps<Item extends { readonly id: string }> {
  readonly caption: string;
  readonly columns: readonly Column<Item>[];
  readonly rows: readonly Item[];
  readonly list: Pick<ListState, 'sort' | 'columns'>;
  readonly narrow?: NarrowTable | undefined;
  /** A name for the row's checkbox: 'Select DP-2026-000004'. */
  readonly nameOf: (item: Item) => string;
  readonly selection?: Selection | undefined;
  /** Stands in place of a row's cells, such as the news that the case was taken; null shows the cells. */
  readonly instead?: ((item: Item, columns: number) => ReactNode) | undefined;
  readonly isBusy?: ((item: Item) => boolean) | undefined;
}

/** A list as a table: sorted by links, so that it works without script, and moved through by keys (screens.md 2). */
export function DataTable<Item extends { readonly id: string }>({
  caption,
  columns,
  rows,
  list,
  narrow = 'stack-early',
  nameOf,
  selection,
  instead,
  isBusy,
}: DataTableProps<Item>) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { isLoading } = useListSearch();
  const shown = visibleColumns(columns, list.columns);
  const keys = useRowKeys({
    ids: rows.map(({ id }) => id),
    onSelect: selection?.toggle,
    onClear: selection?.clear,
    onHelp: () => setHelpOpen(true),
  });
  const width = shown.length + (selection === undefined ? 0 : 1);
  return (
    <>
      <Table caption={`${caption}${sortWords(shown, list.sort)}`} narrow={narrow} busy={isLoading}>
        <TableHead>
          {selection !== undefined && (
            <ColumnHeader className={BOX_LOOK}>
              <VisuallyHidden>Selected</VisuallyHidden>
            </ColumnHeader>
          )}
          {shown.map((column) => (
            <Heading key={column.id} column={column} sort={list.sort} />
          ))}
        </TableHead>
        <TableBody {...keys.body}>
          {rows.map((item) => (
            <Row key={item.id} {...keys.row(item.id)} aria-busy={isBusy?.(item) === true || undefined}>
              {instead?.(item, width) ?? (
                <>
                  {selection !== undefined && (
                    <Cell share="whole" className={classNames('w-8', BOX_LOOK)}>
                      <input
                        type="checkbox"
                        className="block size-5 accent-accent coarse:size-6"
                        aria-label={`Select ${nameOf(item)}`}
                        checked={selection.has(item.id)}
                        onChange={() => selection.toggle(item.id, false)}
                      />
                    </Cell>
                  )}
                  {shown.map((column) => (
                    <Cell
                      key={column.id}
                      label={column.headerHidden === true ? '' : column.header}
                      numeric={column.align === 'end'}
                      {...(column.share === undefined ? {} : { share: column.share })}
                      className={classNames(column.headerHidden === true && 'list-actions', column.className)}
                    >
                      {column.cell(item)}
                    </Cell>
                  ))}
                </>
              )}
            </Row>
          ))}
        </TableBody>
      </Table>
      {isHelpOpen && <KeysDialog onClose={() => setHelpOpen(false)} canSelect={selection !== undefined} />}
    </>
  );
}

function Heading<Item>({ column, sort }: { readonly column: Column<Item>; readonly sort: string }) {
  const { search } = useListSearch();
  const { header, headerHidden, align, sortKey, usual = 'ascending' } = column;
  const text = headerHidden === true ? <VisuallyHidden>{header}</VisuallyHidden> : header;
  if (sortKey === undefined)
    return (
      <ColumnHeader
        numeric={align === 'end'}
        {...(headerHidden === true ? { className: 'tight:sticky tight:right-0' } : {})}
      >
        {text}
      </ColumnHeader>
    );
  return (
    <ColumnHeader
      numeric={align === 'end'}
      sorted={sortDirection(sort, sortKey) ?? 'none'}
      sortLink={
        <Link to={{ search: sortSearch(search, sort, sortKey, usual) }} preventScrollReset>
          {null}
        </Link>
      }
    >
      {text}
    </ColumnHeader>
  );
}

/** ', sorted by due, ascending': what the arrow in a heading shows. */
function sortWords<Item>(columns: readonly Column<Item>[], sort: string): string {
  for (const { sortKey, header } of columns) {
    const direction = sortKey === undefined ? null : sortDirection(sort, sortKey);
    if (direction !== null) return `, sorted by ${header.toLowerCase()}, ${direction}`;
  }
  return '';
}
