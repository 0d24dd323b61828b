import { combine, createEvent, createStore, sample } from 'effector';
import type { ImageId } from '#app/core/event-log/entry.ts';
import { sealChanged } from './log.ts';
import { marksAnswered, orderOutboxFx } from './outbox.ts';

/** The reader comes back to the window. */
export const readerReturned = createEvent();
/** Whether the case took marks when the page read it; told again each time that it was read again. */
export const marksOpenTold = createEvent<boolean>();

/** Whether the reader may come to be shown marks that the case keeps from them now, which a facility never is. */
export const revealTold = createEvent<boolean>();

/** Whether the reader reviews the case and has not got it. */
export const reviewerTold = createEvent<boolean>();

// Where nothing could be drawn nothing is sent again, so that no answer tells of the end of the review.
const NOT_OPEN =
  'Marks can only be saved by the pathologist who has the case, while it is being worked on, and not while its text is locked for a review. After a review, load the page again.';

/** Said to a pathologist who has not the case and is shown it for a second review. */
const OF_REVIEW =
  'You look at this case for its second review. Only the pathologist who has it can save marks: write what you find in your review.';

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

/** The case has answered about what it refused before. Where that was as it stood, it takes marks again. */
const answered = sample({
  clock: marksAnswered,
  source: $refusedBy,
  filter: (refused, { place, answer }) => answer.kind === 'agreed' && refused?.imageId === place.imageId,
});
$refusedBy.on(answered, () => null);

// Whoever had the case may still read its marks, so the server refuses nothing before the first one is saved.
const $closedBy = createStore<string | null>(null, { serialize: 'ignore' })
  .on(marksOpenTold, (_, isOpen) => (isOpen ? null : NOT_OPEN))
  // Whoever is shown the marks by now may not make any for that.
  .on(answered, (closed, refused) => (refused?.mayPass === true ? null : closed));

// What its holder may wait for is no reason for whoever reviews the case.
const $isReviewer = createStore(false, { serialize: 'ignore' }).on(reviewerTold, (_, is) => is);

/** Why marks may be looked at but not changed, as a sentence; null while they may. */
export const $sealReason = combine(
  $refusedBy,
  $closedBy,
  $isReviewer,
  (refused, closed, isReviewer) => refused?.message ?? (closed !== null && isReviewer ? OF_REVIEW : closed),
);

// A review ends elsewhere: whoever comes back from there would otherwise have to know that the page is to be loaded again.
sample({
  clock: [marksOpenTold.filter({ fn: (isOpen) => isOpen }), readerReturned],
  fn: () => ({ kind: 'reopened' }) as const,
  target: orderOutboxFx,
});

// A second reader is shown the marks once the own diagnosis is saved, which happens elsewhere as well.
const $mayBeShown = createStore(false, { serialize: 'ignore' }).on(revealTold, (_, may) => may);
sample({
  clock: readerReturned,
  filter: $mayBeShown,
  fn: () => ({ kind: 'unhidden' }) as const,
  target: orderOutboxFx,
});

sample({
  clock: $sealReason.updates,
  fn: (reason) => (reason === null ? null : 'read-only'),
  target: sealChanged,
});
