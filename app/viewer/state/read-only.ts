import { combine, createEvent, createStore, sample } from 'effector';
import { sealChanged } from './log.ts';
import { marksAnswered } from './outbox.ts';

/** Whether the case took marks when the page read it; told again when it was read again. */
export const marksOpenTold = createEvent<boolean>();

const NOT_OPEN =
  'Marks can only be saved while the case is being worked on, and not while its text is locked for a review.';

// Whoever had the case may still read its marks, so the server refuses nothing before the first one is saved.
const $closedBy = createStore<string | null>(null, { serialize: 'ignore' }).on(marksOpenTold, (_, isOpen) =>
  isOpen ? null : NOT_OPEN,
);

// This page sends nothing more after a refusal, so that no later reading opens the case to it again.
const $refusedBy = createStore<string | null>(null, { serialize: 'ignore' }).on(
  marksAnswered,
  (before, { answer }) => (answer.kind === 'refused' && answer.closesCase ? answer.message : before),
);

/** Why marks may be looked at but not changed, as a sentence; null while they may. */
export const $sealReason = combine($refusedBy, $closedBy, (refused, closed) => refused ?? closed);

sample({
  clock: $sealReason.updates,
  fn: (reason) => (reason === null ? null : 'read-only'),
  target: sealChanged,
});
