import { createStore, sample } from 'effector';
import { sealChanged } from './log.ts';
import { marksAnswered } from './outbox.ts';

const refused = marksAnswered.filterMap(({ answer }) =>
  answer.kind === 'refused' && answer.closesCase ? answer.message : undefined,
);

sample({ clock: refused, fn: () => 'read-only' as const, target: sealChanged });

/** Why marks may be looked at but not changed, as a sentence; null while they may. */
export const $sealReason = createStore<string | null>(null, { serialize: 'ignore' }).on(
  refused,
  (_, text) => text,
);
