import type { PrimaryDiagnosis, SignOutCheck } from '#contracts/generated/wire.ts';

/** The answer goes along with the signature: once it is no, nothing is missing. A yes still needs who was told. */
export function withAnswer(
  { checklist, urgentResult }: PrimaryDiagnosis,
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
