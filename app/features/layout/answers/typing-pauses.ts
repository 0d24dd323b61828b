import { onLeaving } from '#app/browser/last-place.ts';

interface Due {
  readonly timer: number;
  readonly run: () => void;
}

/**
 * Runs what is due for a form once its typist pauses, and at once when the page may be seen for the last time: a page that
 * is closed has no time left, and the question before it is gives that time.
 */
export function createTypingPauses(pauseMs: number) {
  /** By the form; null for one whose pause is over. */
  const due = new Map<string, Due | null>();
  const drop = (formId: string): void => {
    window.clearTimeout(due.get(formId)?.timer);
    if (due.has(formId)) due.set(formId, null);
  };
  const runAll = (): void => {
    for (const [formId, one] of due) {
      drop(formId);
      one?.run();
    }
  };
  const unlisten = onLeaving(runAll);
  window.addEventListener('beforeunload', runAll);
  return {
    begin: (formId: string, run: () => void): void => {
      drop(formId);
      const end = (): void => {
        drop(formId);
        run();
      };
      due.set(formId, { timer: window.setTimeout(end, pauseMs), run });
    },
    drop,
    /** The forms that were typed into. */
    typedIn: (): readonly string[] => [...due.keys()],
    end: (): void => {
      for (const formId of due.keys()) drop(formId);
      unlisten();
      window.removeEventListener('beforeunload', runAll);
    },
  };
}
