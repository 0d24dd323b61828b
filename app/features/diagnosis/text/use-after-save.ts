import { type MouseEvent, useEffect, useRef } from 'react';
import type { QueueView } from '#app/browser/saving/saved-text.ts';

export interface SaveInHand {
  readonly view: Pick<QueueView, 'phase' | 'isUnsaved' | 'message'>;
  /** Saves at once what is not saved yet. */
  readonly hurry: () => void;
}

/** The click of a link that waits until the text is on the server. A save that fails holds nobody here. */
export function useAfterSave({ view, hurry }: SaveInHand, go: () => void): (event: MouseEvent) => void {
  const isWaitedFor = useRef(false);
  const { phase, isUnsaved, message } = view;
  const isOnItsWay = phase === 'sending' || (phase === 'due' && isUnsaved && message === null);
  useEffect(() => {
    if (isOnItsWay || !isWaitedFor.current) return;
    isWaitedFor.current = false;
    go();
  }, [isOnItsWay, go]);
  return (event) => {
    if (!isOnItsWay || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    isWaitedFor.current = true;
    hurry();
  };
}
