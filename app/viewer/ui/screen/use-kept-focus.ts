import { useEffect } from 'react';

const STAGES = [
  '[data-active="true"] [role="application"] [tabindex="0"]',
  '[role="application"] [tabindex="0"]',
];
/** These hold the focus while they are open, and give it back by themselves. */
const HOLDERS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

function focusPane(): void {
  for (const selector of STAGES) {
    const stage = document.querySelector<HTMLElement>(selector);
    if (stage === null) continue;
    stage.focus({ preventScroll: true });
    return;
  }
}

/**
 * What holds the keyboard's focus and goes, or cannot be used any more, hands the focus to the active pane; so does
 * the page before, when the viewer opens. A press beside everything drops the focus on purpose.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** Null where nothing has the focus by the reader's own wish. */
    let last: Element | null = document.body;
    const keep = (): void => {
      const { activeElement } = document;
      const isDropped = activeElement === null || activeElement === document.body;
      if (last === null || (last !== document.body && !isGone(last))) return;
      if ((!isDropped && activeElement !== last) || document.querySelector(HOLDERS) !== null) return;
      focusPane();
    };
    const listening = new AbortController();
    const capture = { signal: listening.signal, capture: true };
    document.addEventListener(
      'focusin',
      ({ target }) => {
        last = target instanceof Element ? target : null;
      },
      capture,
    );
    document.addEventListener(
      'pointerdown',
      () => {
        last = null;
      },
      capture,
    );
    const observer = new MutationObserver(keep);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    keep();
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, []);
}
