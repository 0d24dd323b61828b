import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
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
  /** What a button of the bar opened: it outlives the bar, which leaves with the last selected row. */
  readonly dialog?: ReactNode;
}

/**
 * Buttons of the bar leave when they are pressed, or take the whole bar with them. The focus then stays at the bar, or
 * goes back to the row where the reader was; it is never lost.
 */
function useKeptFocus() {
  const isInside = useRef(false);
  const counted = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    if (counted.current !== null) return counted.current.focus();
    isInside.current = false;
    const row = document.querySelector<HTMLElement>('[data-row][tabindex="0"]');
    (row ?? document.querySelector<HTMLElement>('[data-list-range]'))?.focus();
  });
  const onFocus = () => {
    isInside.current = true;
  };
  const onBlur = () => {
    isInside.current = false;
  };
  return { counted, onFocus, onBlur };
}

/** Selection of a page first, and of everything by a second press, so that nobody does more than they see. */
export function SelectionBar({ dialog = null, ...bar }: SelectionBarProps) {
  const { counted, onFocus, onBlur } = useKeptFocus();
  const count = bar.isAll ? bar.total : bar.selection.ids.length;
  if (count === 0 && dialog === null) return null;
  return (
    <div className="contents" onFocus={onFocus} onBlur={onBlur}>
      {count > 0 && <Bar {...bar} count={count} counted={counted} />}
      {dialog}
    </div>
  );
}

interface BarProps extends Omit<SelectionBarProps, 'dialog'> {
  readonly count: number;
  readonly counted: RefObject<HTMLParagraphElement>;
}

function Bar({ selection, rowsOnPage, total, isAll, onAll, children, count, counted }: BarProps) {
  const isWholePage = selection.ids.length === rowsOnPage;
  return (
    <div
      role="region"
      aria-label="Selected rows"
      className="sticky bottom-0 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-lg border border-border bg-raised p-3 text-sm shadow-md"
    >
      <p ref={counted} tabIndex={-1} role="status" className="font-medium tabular-nums">
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
