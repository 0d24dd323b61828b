import { useLocation, useNavigationType } from '@remix-run/react';
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

interface RowKeys {
  /** In the order of the rows on the page. */
  readonly ids: readonly string[];
  /** Selects or deselects a row; with Shift, everything from the last one on. Absent where nothing is selected. */
  readonly onSelect?: ((id: string, isRange: boolean) => void) | undefined;
  readonly onClear?: (() => void) | undefined;
  readonly onHelp: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/**
 * The keys of a list, which work only while a row itself has the focus, so that no letter that is typed elsewhere does
 * anything (screens.md 2, WCAG 2.1.4). Only one row is in the tab order. When the row with the focus leaves the list,
 * the next one gets it; Back gives it to the row where the reader was.
 */
export function useRowKeys({ ids, onSelect, onClear, onHelp }: RowKeys) {
  const body = useRef<HTMLTableSectionElement | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  /** The row that had the focus last, and who gets it after that row: those below it, then those above. */
  const last = useRef<{ readonly id: string; readonly after: readonly string[] } | null>(null);
  const remembered = useRememberedRow();

  const rowOf = (id: string | undefined): HTMLElement | null => rowIn(body.current, id);

  // One text, so that a fresh array with the same rows is no change.
  const order = ids.join(' ');
  useEffect(() => {
    const before = last.current;
    const present = order.split(' ');
    if (before === null || present.includes(before.id) || document.activeElement !== document.body) return;
    // By name and not by place: others may have gone at the same time, above it too.
    const next = rowIn(body.current, before.after.find((id) => present.includes(id)) ?? present[0]);
    (next ?? document.getElementById('main'))?.focus();
  }, [order]);

  const { returnTo } = remembered;
  // As soon as the rows stand there, and before the page is scrolled to where it was: a row that has the focus shows
  // its whole texts and may be higher.
  const arrive = useCallback(
    (element: HTMLTableSectionElement | null) => {
      body.current = element;
      rowIn(element, returnTo)?.focus({ preventScroll: true });
    },
    [returnTo],
  );

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = event.target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (id === undefined) return;
    const index = ids.indexOf(id);
    last.current = { id, after: [...ids.slice(index + 1), ...ids.slice(0, index).toReversed()] };
    remembered.write(id);
    setCurrent(id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof HTMLElement ? event.target : null;
    const id = row?.dataset['row'];
    if (row === null || id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!press(event, row, id)) return;
    event.preventDefault();
  };

  /** Whether the key means something here. */
  const press = ({ key, shiftKey }: KeyboardEvent, row: HTMLElement, id: string): boolean => {
    const step = STEPS[key];
    if (step !== undefined) {
      const next = ids[ids.indexOf(id) + step];
      if (shiftKey && next !== undefined) onSelect?.(next, true);
      rowOf(next)?.focus();
      return true;
    }
    if (key === 'Enter') row.querySelector<HTMLElement>('[data-row-open]')?.click();
    else if (key === 'x') onSelect?.(id, shiftKey);
    else if (key === 'Escape') onClear?.();
    else if (key === '/') document.querySelector<HTMLElement>('[data-list-search]')?.focus();
    else if (key === '?') onHelp();
    else return false;
    return true;
  };

  const inTabOrder = current !== null && ids.includes(current) ? current : ids[0];
  return {
    body: { ref: arrive, onFocus, onKeyDown },
    row: (id: string) => ({ 'data-row': id, tabIndex: id === inTabOrder ? 0 : -1 }),
  };
}

function rowIn(body: HTMLElement | null, id: string | undefined): HTMLElement | null {
  return id === undefined ? null : (body?.querySelector(`[data-row="${CSS.escape(id)}"]`) ?? null);
}

/** The row that had the focus at this entry of the history, when Back leads here. Ids only: they name nobody. */
function useRememberedRow() {
  const { key } = useLocation();
  const name = `row ${key}`;
  const isBack = String(useNavigationType()) === 'POP';
  const [returnTo] = useState(() =>
    isBack && typeof sessionStorage !== 'undefined' ? (sessionStorage.getItem(name) ?? undefined) : undefined,
  );
  const write = (id: string): void => {
    try {
      sessionStorage.setItem(name, id);
    } catch {
      // In a browser that is full, Back leads to the first row.
    }
  };
  return { returnTo, write };
}
