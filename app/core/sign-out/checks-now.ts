import type { Case, PrimaryDiagnosis, SignOutCheck } from '#contracts/generated/wire.ts';

/** The answer goes along with the signature: once it is no, nothing is missing. A yes still needs who was told. */
export function withAnswer(
  { checklist, urgentResult }: Pick<PrimaryDiagnosis, 'checklist' | 'urgentResult'>,
  saidUrgent: string | null,
): readonly SignOutCheck[] {
  const isUntold = saidUrgent === 'yes' && urgentResult.communication === null;
  return checklist.map((check) => {
    if (check.rule !== 'urgent_result') return check;
    if (saidUrgent === 'no') return { ...check, passed: true, text: null };
    return isUntold
      ? { ...check, passed: false, text: 'Say who was told of the urgent result, how and when.' }
      : check;
  });
}

/** A difference with the reviewer is settled with words; other gaps of the review are not for the signer to close. */
export const asksToSettle = (checklist: readonly SignOutCheck[]): boolean =>
  checklist.some(({ rule, text }) => rule === 'second_review' && text?.startsWith('Say how') === true);

/** A review that is due and was not asked for stops no signature: pressing Sign out asks for it. */
export const isSentByPress = (status: Case['status'], checklist: readonly SignOutCheck[]): boolean =>
  status === 'Selected' &&
  !asksToSettle(checklist) &&
  checklist.some(({ rule, passed }) => rule === 'second_review' && !passed);
