import { combine, createEvent, createStore, sample } from 'effector';
import type { ImageId } from '#app/core/event-log/entry.ts';
import { sealChanged } from './log.ts';
import { marksAnswered, orderOutboxFx } from './outbox.ts';

/** The reader comes back to the window. */
export const readerReturned = createEvent();
/** Whether the case took marks when the page read it; told again each time that it was read again. */
export const marksOpenTold = createEvent<boolean>();

// Where nothing could be drawn nothing is sent again, so that no answer tells of the end of the review.
const NOT_OPEN =
  'Marks can only be saved while the case is being worked on, and not while its text is locked for a review. After a review, load the page again.';

interface Refusal {
  readonly imageId: ImageId;
  readonly message: string;
  /** The case refused it as it stood, and may take it after a review. */
  readonly mayPass: boolean;
}

// A reading says how the case stands, and nothing about a reader who may not mark it at all.
const $refusedBy = createStore<Refusal | null>(null, { serialize: 'ignore' })
  .on(marksAnswered, (before, { place: { imageId }, answer }) =>
    answer.kind === 'refused' && answer.closesCase ? { ...answer, imageId } : before,
  )
  .on(marksOpenTold, (before, isOpen) => (isOpen && before?.mayPass === true ? null : before));

/** The case has taken what it refused before, so that it takes marks again. */
const taken = sample({
  clock: marksAnswered,
  source: $refusedBy,
  filter: (refused, { place, answer }) => answer.kind === 'agreed' && refused?.imageId === place.imageId,
});
$refusedBy.on(taken, () => null);

// Whoever had the case may still read its marks, so the server refuses nothing before the first one is saved.
const $closedBy = createStore<string | null>(null, { serialize: 'ignore' })
  .on(marksOpenTold, (_, isOpen) => (isOpen ? null : NOT_OPEN))
  .on(taken, () => null);

/** Why marks may be looked at but not changed, as a sentence; null while they may. */
export const $sealReason = combine($refusedBy, $closedBy, (refused, closed) => refused?.message ?? closed);

// A review ends elsewhere: whoever comes back from there would otherwise have to know that the page is to be loaded again.
sample({
  clock: [marksOpenTold.filter({ fn: (isOpen) => isOpen }), readerReturned],
  fn: () => ({ kind: 'reopened' }) as const,
  target: orderOutboxFx,
});

sample({
  clock: $sealReason.updates,
  fn: (reason) => (reason === null ? null : 'read-only'),
  target: sealChanged,
});
