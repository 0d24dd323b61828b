import type { ReturnReason } from '#contracts/generated/wire.ts';

/** A reason of a return that waits for its answer, with what the test changes about it. */
export const aReturnReason = (changes: Partial<ReturnReason> = {}): ReturnReason => ({
  number: 1,
  kind: 'incomplete',
  field: null,
  text: 'Which side?',
  raisedAt: '2026-11-20T12:00:00Z',
  raisedBy: { userId: 'usr_6', displayName: 'Ada Staff' },
  answer: null,
  cannotBeProvided: false,
  answeredAt: null,
  answeredBy: null,
  ...changes,
});
