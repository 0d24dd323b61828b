import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { forgetFilesOfOthers, forgetFilesOutOfDate } from '#app/browser/kept-files.ts';
import { useEnhanced } from '#app/ui/use-enhanced.ts';
import type { Dropped } from '../saving/desk-view.ts';
import { type CaseOfFiles, database, type Slot, SlotSending, type SlotState } from './slot-sending.ts';

export interface Attachments {
  readonly states: Readonly<Partial<Record<Slot, SlotState>>>;
  /** A file is on this page alone. */
  readonly isAtRisk: boolean;
  /** The page does not know yet which files this browser keeps unsent. */
  readonly isLooking: boolean;
  /** `insteadOf` is the file that the slot shows. */
  readonly choose: (slot: Slot, file: File, insteadOf: string) => void;
  readonly retry: (slot: Slot) => void;
  /** The person agrees that the file is replaced which was there unseen. */
  readonly replace: (slot: Slot) => void;
  readonly remove: (slot: Slot, shown: string) => void;
  /** The file that could not be saved is not meant any more; what the server has stays. */
  readonly forget: (slot: Slot) => void;
}

/** The files of a case on their way to the server: kept in this browser first, and again after a reload. */
export function useAttachments(
  userId: string,
  desk: CaseOfFiles | null,
  caseId: string | null,
  slots: readonly Slot[],
): Attachments {
  const [states, setStates] = useState<Attachments['states']>({});
  const { revalidate } = useRevalidator();
  const say = useCallback((slot: Slot, state: SlotState | null) => {
    setStates(({ [slot]: _, ...others }) => (state === null ? others : { ...others, [slot]: state }));
  }, []);
  const sending = useMemo(
    () => new SlotSending({ userId, desk, say, onDone: revalidate }),
    [userId, desk, say, revalidate],
  );
  useEffect(() => {
    const places = { session: window.sessionStorage, database };
    const tell = (why: Dropped) => (isAny: boolean) => isAny && desk?.tellDropped(why);
    void forgetFilesOfOthers(places, userId)
      .then(tell('ofOthers'))
      .then(() => forgetFilesOutOfDate(places, Date.now()))
      .then(tell('outOfDate'))
      .catch(() => undefined);
  }, [userId, desk]);
  const [seen, setSeen] = useState<string | null>(null);
  const isEnhanced = useEnhanced();
  useEffect(() => {
    if (caseId === null || desk === null) return;
    void Promise.all(slots.map((slot) => sending.bringBack(slot, caseId))).then(() => setSeen(caseId));
  }, [caseId, desk, sending, slots]);
  useEffect(() => {
    const sendAgain = () => sending.sendAgain();
    window.addEventListener('online', sendAgain);
    return () => window.removeEventListener('online', sendAgain);
  }, [sending]);
  return {
    states,
    isAtRisk: Object.values(states).some(({ isKept }) => !isKept),
    isLooking: isEnhanced && caseId !== null && seen !== caseId,
    choose: (slot, file, insteadOf) => void sending.choose(slot, file, insteadOf),
    retry: (slot) => sending.retry(slot),
    replace: (slot) => sending.replace(slot),
    remove: (slot, shown) => void (caseId !== null && sending.remove(slot, caseId, shown)),
    forget: (slot) => void sending.forget(slot),
  };
}
