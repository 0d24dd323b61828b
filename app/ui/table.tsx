import { forwardRef, type HTMLAttributes, type ReactNode, type TdHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

// The roles repeat what the elements say: in some browsers a table that is laid out as cards
// (display other than table) stops being a table for screen readers.

export type NarrowTable = 'stack' | 'stack-early' | 'stack-early-scroll' | 'scroll';

interface TableProps {
  /** Says what the table holds; for screen readers only. */
  caption: string;
  /**
   * 'stack': every row becomes a card below 1024 px; 'stack-early': below 1280 px, for ten columns and more.
   * 'stack-early-scroll': and below 1440 px it scrolls inside its own frame where it does not fit.
   * 'scroll': the table scrolls inside its own frame.
   */
  narrow?: NarrowTable;
  /** Other rows are on their way; those that stand here stay readable until then. */
  busy?: boolean;
  children: ReactNode;
}

const frameLook =
  'rounded-lg border border-border bg-raised shadow-sm card:rounded-none card:border-0 card:bg-transparent card:shadow-none tight:relative tight:overflow-x-auto';

export function Table({ caption, narrow = 'stack', busy = false, children }: TableProps) {
  const table = (
    <table
      role="table"
      aria-busy={busy || undefined}
      className={classNames(
        'w-full border-separate border-spacing-0 text-sm card:block',
        busy && 'opacity-70',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
  if (narrow !== 'scroll') {
    return (
      <div className="@container/list">
        <div data-narrow={narrow} className={frameLook}>
          {table}
        </div>
      </div>
    );
  }
  return (
    // A frame that scrolls must be reachable by keyboard, and then it needs a name.
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      data-narrow={narrow}
      className={classNames(frameLook, 'group/scroll relative max-h-[75dvh] overflow-auto')}
    >
      {table}
    </div>
  );
}

/** Stays in view: under the page header (--header-height), or at the top of a scrolling frame. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead
      role="rowgroup"
      className="sticky top-(--header-height) z-10 group-data-[narrow=scroll]/scroll:top-0 tight:static card:hidden"
    >
      <tr role="row">{children}</tr>
    </thead>
  );
}

export const TableBody = forwardRef<HTMLTableSectionElement, HTMLAttributes<HTMLTableSectionElement>>(
  function TableBody(props, ref) {
    return (
      <tbody
        role="rowgroup"
        {...props}
        ref={ref}
        className="card:grid card:grid-cols-1 card:gap-3 card:sm:grid-cols-2"
      />
    );
  },
);

export const Row = forwardRef<HTMLTableRowElement, HTMLAttributes<HTMLTableRowElement>>(function Row(
  { className, ...rest },
  ref,
) {
  return <tr role="row" {...rest} ref={ref} className={classNames('group/row list-row', className)} />;
});

const shares = {
  third: 'card:col-span-2',
  half: 'card:col-span-3',
  most: 'card:col-span-4',
  whole: 'card:col-span-6',
} as const;

export type CellShare = keyof typeof shares;

interface CellProps extends TdHTMLAttributes<HTMLTableCellElement> {
  /** Stands over the value where the row is a card; empty when the value speaks for itself. */
  label?: string;
  /** Digits of equal width, right-aligned in the table. */
  numeric?: boolean;
  /** The share of the card's width; half of it unless told. */
  share?: CellShare;
}

export function Cell({ label, numeric, share = 'half', className, ...rest }: CellProps) {
  return (
    <td
      role="cell"
      data-label={label || undefined}
      {...rest}
      className={classNames(
        'list-cell',
        numeric && 'text-right tabular-nums card:text-left',
        shares[share],
        className,
      )}
    />
  );
}
