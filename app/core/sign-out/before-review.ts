import type { SignOutCheck } from '#contracts/generated/wire.ts';

/** What the signature itself brings, beside a text that is locked as well as beside one that is open. */
const AT_SIGNATURE: readonly SignOutCheck['rule'][] = ['second_review', 'urgent_result'];

/** The lines of the checklist that have to hold before a second review locks the text (domain 2.8). */
export const checksBeforeReview = <Check extends Pick<SignOutCheck, 'rule'>>(
  checks: readonly Check[],
): readonly Check[] => checks.filter(({ rule }) => !AT_SIGNATURE.includes(rule));
