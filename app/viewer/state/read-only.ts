import { createStore, sample } from 'effector';
import { sealChanged } from './log.ts';
import { marksAnswered } from './outbox.ts';

/** The API's answer to marks of a case that nobody is at work on any more, such as one that was signed out. */
const NOT_HELD = 409;

const refused = marksAnswered.filterMap(({ answer }) =>
  answer.kind === 'refused' && answer.status === NOT_HELD ? answer.message : undefined,
);

sample({ clock: refused, fn: () => 'read-only' as const, target: sealChanged });

/** Why marks may be looked at but not changed, in the API's words; null while they may. */
export const $sealReason = createStore<string | null>(null, { serialize: 'ignore' }).on(
  refused,
  (_, text) => text,
);
