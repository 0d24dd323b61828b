import { type Blocker, useBlocker } from '@remix-run/react';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { REQUEST_TEXTS } from '#app/core/text/request-failure.ts';
import { notify } from '#app/ui/feedback/notify.ts';
import { isLeaving, LeaveDialog } from '#app/ui/forms/leave-guard.tsx';
import { $hasTypedText } from '../../state/hands/typed-text.ts';
import { $saveState } from '../../state/persistence.ts';

export const OFFLINE_STAY = `${REQUEST_TEXTS.offline} The slide stays open.`;

/**
 * Where there is nothing to ask any more, the page is left after all. Not without a network: another page could not be
 * read, and an error in place of the slide would help nobody.
 */
function useUnaskedLeaving(blocker: Blocker, isUnsaved: boolean): void {
  useEffect(() => {
    if (blocker.state !== 'blocked' || isUnsaved) return;
    if (navigator.onLine) {
      blocker.proceed();
      return;
    }
    notify.warning(OFFLINE_STAY, { about: 'offline' });
    blocker.reset();
  }, [blocker, isUnsaved]);
}

/**
 * Holds on to the page while a mark or the text of one is nowhere else: by a question in the product, by the browser's own
 * where the page is closed. A mark that lies in this browser is no reason to ask: it goes to the case at the next visit.
 */
export function KeepPage() {
  const { state, hasTypedText } = useUnit({ state: $saveState, hasTypedText: $hasTypedText });
  const isUnsaved = state === 'saving' || state === 'failed' || hasTypedText;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isLeaving(currentLocation, nextLocation) && (isUnsaved || !navigator.onLine),
  );
  useUnaskedLeaving(blocker, isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    // The question is put before a text that is being typed is kept, or it would be taken for kept already.
    const options = { capture: true };
    window.addEventListener('beforeunload', ask, options);
    return () => window.removeEventListener('beforeunload', ask, options);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked' || !isUnsaved) return null;
  return <LeaveDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}
