import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SaveInHand } from '../saving/save-in-hand.ts';

/**
 * The submit of a form that waits until the text is on the server: its first save makes a new version of the case, which
 * the form has to name. A save that fails holds nobody here.
 */
export function useSubmitAfterSave({ isOnItsWay, hurry }: SaveInHand) {
  const held = useRef<HTMLFormElement | null>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isOnItsWay || held.current === null) return;
    const form = held.current;
    held.current = null;
    // Pressed, as its reader did: the first button of a form is the one that sends it.
    form.querySelector('button')?.click();
  }, [isOnItsWay]);
  const holdBack = (event: FormEvent): void => {
    setHeld(isOnItsWay);
    if (!isOnItsWay || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    held.current = event.target;
    hurry();
  };
  return { isHeld: isHeld && isOnItsWay, holdBack };
}
