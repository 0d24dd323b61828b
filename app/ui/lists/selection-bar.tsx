import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly rowsOnPage: number;
  readonly total: number;
  /** Whether everything that the list counts is selected, beyond this page. */
  readonly isAll: boolean;
  readonly onAll: (isAll: boolean) => void;
  /** What can be done to the selected rows. */
  readonly children: ReactNode;
}

/** Selection of a page first, and of everything by a second press, so that nobody does more than they see. */
export function SelectionBar({ selection, rowsOnPage, total, isAll, onAll, children }: SelectionBarProps) {
  const count = isAll ? total : selection.ids.length;
  if (count === 0) return null;
  const isWholePage = selection.ids.length === rowsOnPage;
  return (
    <div
      role="region"
      aria-label="Selected rows"
      className="sticky bottom-0 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-lg border border-border bg-raised p-3 text-sm shadow-md"
    >
      <p role="status" className="font-medium tabular-nums">
        {count} selected
      </p>
      {!isWholePage && !isAll && (
        <Button size="sm" variant="quiet" onClick={selection.selectPage}>
          Select the {rowsOnPage} on this page
        </Button>
      )}
      {isWholePage && !isAll && total > rowsOnPage && (
        <Button size="sm" variant="quiet" onClick={() => onAll(true)}>
          Select all {total}
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          onAll(false);
          selection.clear();
        }}
      >
        Clear selection
      </Button>
      <div className="ml-auto flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
