import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Slot } from 'radix-ui';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type SortOrder = 'ascending' | 'descending' | 'none';

interface ColumnHeaderProps {
  children: ReactNode;
  numeric?: boolean;
  /** A column that can be sorted says so, 'none' while another one leads. */
  sorted?: SortOrder;
  onSort?: () => void;
  /** A link that sorts on the server, instead of onSort: an empty element that gets look and content. */
  sortLink?: ReactElement;
  className?: string;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;
const sortLook =
  '-mx-1.5 inline-flex min-h-7 items-center gap-1 rounded-sm px-1.5 font-medium no-underline hover:bg-hover hover:text-text';

export function ColumnHeader({ children, numeric, sorted, onSort, sortLink, className }: ColumnHeaderProps) {
  const Arrow = arrows[sorted ?? 'none'];
  const content = (
    <>
      {children}
      <Arrow aria-hidden className={classNames('size-3.5 shrink-0', sorted === 'none' && 'opacity-60')} />
    </>
  );
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted}
      className={classNames(
        'border-b border-border bg-sunken px-1.5 py-1.5 text-left first:pl-3 last:pr-3 text-sm font-medium whitespace-nowrap text-muted first:rounded-tl-lg last:rounded-tr-lg',
        sorted !== undefined && sorted !== 'none' && 'text-text',
        numeric && 'text-right',
        className,
      )}
    >
      {sorted === undefined && children}
      {sorted !== undefined && onSort && (
        <button type="button" className={sortLook} onClick={onSort}>
          {content}
        </button>
      )}
      {sorted !== undefined && sortLink && (
        <Slot.Root className={sortLook}>{cloneElement(sortLink, undefined, content)}</Slot.Root>
      )}
    </th>
  );
}
