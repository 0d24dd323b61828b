import { labels } from '#contracts/generated/labels.ts';
import type { CaseQuestion, StainRequest } from '#contracts/generated/wire.ts';
import { instantText } from '../text/dates.ts';

type Closed = Pick<StainRequest, 'status' | 'closedAt' | 'closedBy'>;

const DID = { Fulfilled: 'completed', Declined: 'declined', Cancelled: 'took back' } as const;
const WAS = { Fulfilled: 'completed', Declined: 'declined', Cancelled: 'taken back' } as const;

const at = (when: string | null, timeZone: string): string =>
  when === null ? '' : ` on ${instantText(when, timeZone)}`;

/** How an order ended and by whom, in a sentence; null while it is open. */
export function orderEnd({ status, closedAt, closedBy }: Closed, timeZone: string): string | null {
  if (status === 'Requested' || status === 'InProgress') return null;
  const when = at(closedAt, timeZone);
  return closedBy === null
    ? `This order was ${WAS[status]}${when}.`
    : `${closedBy.displayName} ${DID[status]} this order${when}.`;
}

/** Why an order was declined, the reason before the note; the note alone says why where the list has no reason for it. */
export function declineText({
  declineReason,
  declineNote,
}: Pick<StainRequest, 'declineReason' | 'declineNote'>): string | null {
  if (declineReason === null || declineReason === 'other') return declineNote;
  const reason = labels.OrderDeclineReason[declineReason];
  return declineNote === null ? reason : `${reason}: ${declineNote}`;
}

type Answered = Pick<CaseQuestion, 'status' | 'cannotProvideReason' | 'answeredAt' | 'answeredBy'>;

/** How a question ended and by whom, in a sentence; null while it waits for its answer. */
export function questionEnd(
  { status, cannotProvideReason, answeredAt, answeredBy }: Answered,
  timeZone: string,
): string | null {
  if (status === 'Requested' || status === 'InProgress') return null;
  const when = at(answeredAt, timeZone);
  if (status === 'Cancelled') return `This question was taken back${when}.`;
  const cannot = cannotProvideReason === null ? '' : `, saying that it cannot be provided`;
  return answeredBy === null
    ? `This question was answered${when}${cannot}.`
    : `${answeredBy.displayName} answered this${when}${cannot}.`;
}
