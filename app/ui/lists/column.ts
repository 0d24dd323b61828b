import type { ReactNode } from 'react';
import type { CellShare } from '../table.tsx';

/** One column of a list: its heading, the contract's key that sorts by it, and its cell. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** A key of the operation's `sort`; a column without one cannot be sorted by. */
  readonly sortKey?: string;
  /** The order that the first press asks for; ascending unless told. */
  readonly usual?: 'ascending' | 'descending';
  readonly align?: 'end';
  /** The column cannot be hidden: identity, due time, priority and actions. */
  readonly always?: true;
  /** Not among the columns before somebody chooses it: what is asked for now and then. */
  readonly extra?: true;
  /** The heading is for screen readers only. */
  readonly headerHidden?: true;
  /** The share of a card's width where rows are cards. */
  readonly share?: CellShare;
  readonly className?: string;
  readonly cell: (row: Row) => ReactNode;
}

/** The columns to show; `chosen` null shows all but the extra ones, and those that may not be hidden are always there. */
export function visibleColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | null,
): readonly Column<Row>[] {
  return chosen === null
    ? columns.filter(({ extra }) => extra !== true)
    : columns.filter(({ id, always }) => always === true || chosen.includes(id));
}
