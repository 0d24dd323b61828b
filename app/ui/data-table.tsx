import type { ReactElement, ReactNode } from 'react';
import { ColumnHeader, type SortOrder } from './column-header.tsx';
import { Cell, type NarrowTable, Row, Table, TableBody, TableHead } from './table.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Column<Item> {
  readonly key: string;
  readonly title: string;
  readonly cell: (item: Item) => ReactNode;
  readonly numeric?: boolean;
  /** The whole width of the card on a phone. */
  readonly wide?: boolean;
  /** A column whose title is only spoken: actions. */
  readonly titleHidden?: boolean;
  readonly sorted?: SortOrder;
  readonly onSort?: () => void;
  readonly sortLink?: ReactElement;
}

interface DataTableProps<Item> {
  caption: string;
  columns: readonly Column<Item>[];
  rows: readonly Item[];
  rowKey: (item: Item) => string;
  narrow?: NarrowTable;
}

/** A list told by its columns. A row with a life of its own (busy, leaving) is built from table.tsx instead. */
export function DataTable<Item>({ caption, columns, rows, rowKey, narrow = 'stack' }: DataTableProps<Item>) {
  return (
    <Table caption={caption} narrow={narrow}>
      <TableHead>
        {columns.map(({ key, title, titleHidden, numeric = false, sorted, onSort, sortLink }) => (
          <ColumnHeader
            key={key}
            numeric={numeric}
            {...(sorted && { sorted })}
            {...(onSort && { onSort })}
            {...(sortLink && { sortLink })}
          >
            {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
          </ColumnHeader>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((item) => (
          <Row key={rowKey(item)}>
            {columns.map(({ key, title, titleHidden, numeric = false, wide = false, cell }) => (
              <Cell
                key={key}
                label={titleHidden ? '' : title}
                numeric={numeric}
                share={wide ? 'whole' : 'half'}
              >
                {cell(item)}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
