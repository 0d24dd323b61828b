import { labels } from '#contracts/generated/labels.ts';
import type { CaseHold, WaitReason } from '#contracts/generated/wire.ts';
import { instantText } from '../text/dates.ts';
import type { CaseStatus } from './status.ts';
import { statusName } from './wait-words.ts';

export interface Hold {
  /** ISO 8601; null while it waits for somebody to lift it. */
  readonly to: string | null;
}

/** Whether one of the holds stops the case now; `nowMs` in milliseconds since 1970. A lifted hold has ended. */
export const isOnHold = (holds: readonly Hold[], nowMs: number): boolean =>
  holds.some(({ to }) => to === null || nowMs < Date.parse(to));

/** A case is held between its sending out and its signature. */
const UNDER_WAY: readonly CaseStatus[] = [
  'Submitted',
  'Returned',
  'Available',
  'Selected',
  'AdditionalWorkRequested',
  'QAReview',
];

export const mayBeHeld = (status: CaseStatus): boolean => UNDER_WAY.includes(status);

/** First call of some is told among the holds, and keeps nobody from working on the case. */
const isFirstCall = ({ reason }: CaseHold): boolean =>
  reason === 'preferred_provider' || reason === 'priority_pool';

/** The hold that stops the case now; null where none does. `now` is ISO 8601. */
export const presentHold = (holds: readonly CaseHold[], now: string): CaseHold | null =>
  holds.find((hold) => !isFirstCall(hold) && isOnHold([hold], Date.parse(now))) ?? null;

/** The status as the pages of a case say it: a hold is no state, and lies upon one. */
export const statusText = (
  status: CaseStatus,
  isOnHold: boolean,
  returned: WaitReason | null = null,
): string => `${statusName(status, returned)}${isOnHold ? ', on hold' : ''}`;

/** A hold in words. Its note and its people are null for whoever is not told of them. */
interface HoldInWords {
  readonly text: string;
  readonly note: string | null;
  readonly people: string | null;
}

/** The hold that stops the case now, as its pages say it; null where none does. */
export function presentHoldInWords(
  holds: readonly CaseHold[],
  now: string,
  timeZone: string,
): HoldInWords | null {
  const hold = presentHold(holds, now);
  if (hold === null) return null;
  const end = hold.to === null ? 'the operator lifts it' : instantText(hold.to, timeZone);
  return {
    text: `On hold until ${end}. Reason: ${labels.HoldReason[hold.reason]}.`,
    note: hold.note,
    people: peopleOf(hold, timeZone),
  };
}

/** All holds of a case in words, the newest first. */
export const holdsInWords = (
  holds: readonly CaseHold[],
  timeZone: string,
): readonly (HoldInWords & { readonly id: string })[] =>
  holds
    .map((hold) => {
      const { from, to, reason, note } = hold;
      const end = to === null ? 'until it is lifted' : `to ${instantText(to, timeZone)}`;
      return {
        id: `${from} ${reason}`,
        text: `${labels.HoldReason[reason]}, from ${instantText(from, timeZone)} ${end}`,
        note,
        people: peopleOf(hold, timeZone),
      };
    })
    .reverse();

function peopleOf({ placedBy, liftedBy, from }: CaseHold, timeZone: string): string | null {
  if (placedBy === null) return null;
  const placed = `Put on hold by ${placedBy.displayName} on ${instantText(from, timeZone)}`;
  return liftedBy === null ? `${placed}.` : `${placed}, lifted by ${liftedBy.displayName}.`;
}
