import { useNavigate } from '@remix-run/react';
import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { OFFLINE_STAY } from '#app/core/text/request-failure.ts';
import { notify } from '#app/ui/feedback/notify.ts';
import type { SaveInHand } from '../saving/save-in-hand.ts';

/**
 * The click of a link that waits until the text is on the server. A save that fails holds nobody here, unless the line is
 * lost: another page could not be read, and an error in place of the text would help nobody.
 */
export function useAfterSave({ isOnItsWay, hurry }: SaveInHand, go: () => void): (event: MouseEvent) => void {
  const isWaitedFor = useRef(false);
  useEffect(() => {
    if (isOnItsWay || !isWaitedFor.current) return;
    isWaitedFor.current = false;
    if (navigator.onLine) go();
    else notify.warning(OFFLINE_STAY, { about: 'offline' });
  }, [isOnItsWay, go]);
  return (event) => {
    if (!isOnItsWay || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    isWaitedFor.current = true;
    hurry();
  };
}

/** As `useAfterSave`, of a link to another page of the product. */
export function useLinkAfterSave(save: SaveInHand, to: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useAfterSave(
    save,
    useCallback(() => navigate(to), [navigate, to]),
  );
}
