import { forwardRef, type HTMLAttributes, type ReactNode, type TdHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

// The roles repeat what the elements say: in some browsers a table that is laid out as cards
// (display other than table) stops being a table for screen readers.

interface TableProps {
  /** Says what the table holds; for screen readers only. */
  caption: string;
  /** 'stack': every row becomes a card below 1024 px. 'scroll': the table scrolls inside its own frame. */
  narrow?: 'stack' | 'scroll';
  children: ReactNode;
}

export function Table({ caption, narrow = 'stack', children }: TableProps) {
  const table = (
    <table
      role="table"
      data-narrow={narrow}
      className={classNames('group/table w-full text-sm', looks[narrow].table)}
    >
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
  if (narrow === 'stack') return <div className={looks.stack.frame}>{table}</div>;
  return (
    // biome-ignore lint: a frame that scrolls must be reachable by keyboard.
    <div role="region" aria-label={caption} tabIndex={0} className={looks.scroll.frame}>
      {table}
    </div>
  );
}

const looks = {
  stack: {
    frame: 'desktop:rounded-lg desktop:border desktop:border-border desktop:bg-raised desktop:shadow-sm',
    table: 'border-separate border-spacing-0 max-desktop:block',
  },
  scroll: {
    frame: 'max-h-[75dvh] overflow-auto rounded-lg border border-border bg-raised shadow-sm',
    table: 'border-separate border-spacing-0',
  },
} as const;

/** Stays in view: under the page header (--header-height), or at the top of a scrolling frame. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead
      role="rowgroup"
      className="sticky top-(--header-height,0px) z-10 group-data-[narrow=scroll]/table:top-0 card:hidden"
    >
      <tr role="row">{children}</tr>
    </thead>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return (
    <tbody role="rowgroup" className="card:flex card:flex-col card:gap-3">
      {children}
    </tbody>
  );
}

const cardLook =
  'card:grid card:grid-cols-2 card:gap-x-4 card:gap-y-2.5 card:rounded-lg card:border card:border-border card:bg-raised card:p-4 card:shadow-sm';

export const Row = forwardRef<HTMLTableRowElement, HTMLAttributes<HTMLTableRowElement>>(function Row(
  { className, ...rest },
  ref,
) {
  return (
    <tr
      role="row"
      {...rest}
      ref={ref}
      className={classNames('group/row transition-colors desktop:hover:bg-hover', cardLook, className)}
    />
  );
});

interface CellProps extends TdHTMLAttributes<HTMLTableCellElement> {
  /** Stands over the value where the row is a card; empty when the value speaks for itself. */
  label?: string;
  /** Digits of equal width, right-aligned in the table. */
  numeric?: boolean;
  /** The whole width of the card: actions, long text. */
  wide?: boolean;
}

const cellCardLook = [
  'card:block card:min-w-0 card:border-0 card:p-0 card:text-left card:text-base',
  'card:data-label:before:block card:data-label:before:text-xs card:data-label:before:text-muted',
  'card:data-label:before:content-[attr(data-label)]',
].join(' ');

export function Cell({ label, numeric, wide, className, ...rest }: CellProps) {
  return (
    <td
      role="cell"
      data-label={label || undefined}
      {...rest}
      className={classNames(
        'border-b border-border px-3 py-2 align-middle group-last/row:border-b-0',
        numeric && 'text-right tabular-nums',
        cellCardLook,
        wide && 'card:col-span-2',
        className,
      )}
    />
  );
}
