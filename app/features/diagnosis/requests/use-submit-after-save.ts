import { type FormEvent, useEffect, useState } from 'react';
import type { SaveInHand } from '../saving/save-in-hand.ts';

/**
 * The submit of a form that waits until the text is on the server: its first save makes a new version of the case, which
 * the form has to name. A save that fails holds nobody here.
 */
export function useSubmitAfterSave({ isOnItsWay, hurry }: SaveInHand) {
  const [held, setHeld] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (isOnItsWay || held === null) return;
    setHeld(null);
    // Pressed, as its reader did: the first button of a form is the one that sends it.
    held.querySelector('button')?.click();
  }, [isOnItsWay, held]);
  const holdBack = (event: FormEvent): void => {
    if (!isOnItsWay || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    setHeld(event.target);
    hurry();
  };
  return { isHeld: held !== null, holdBack };
}
