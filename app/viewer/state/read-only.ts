import { createEvent, createStore, merge, sample } from 'effector';
import { type CaseStatus, isHeld } from '#app/core/cases/status.ts';
import { sealChanged } from './log.ts';
import { marksAnswered } from './outbox.ts';

/** How the case stood when the page read it; told again when it was read again. */
export const caseStatusTold = createEvent<CaseStatus>();

const NOBODY_AT_WORK = 'Marks can only be saved while the case is being worked on.';

// Whoever had the case may still read its marks, so the server refuses nothing before the first one is saved.
const closed = caseStatusTold.filterMap((status) => (isHeld(status) ? undefined : NOBODY_AT_WORK));

const refused = marksAnswered.filterMap(({ answer }) =>
  answer.kind === 'refused' && answer.closesCase ? answer.message : undefined,
);

const sealedBy = merge([closed, refused]);
sample({ clock: sealedBy, fn: () => 'read-only' as const, target: sealChanged });

/** Why marks may be looked at but not changed, as a sentence; null while they may. */
export const $sealReason = createStore<string | null>(null, { serialize: 'ignore' }).on(
  sealedBy,
  (_, text) => text,
);
