import type { Case, PrimaryDiagnosis, SignOutCheck } from '#contracts/generated/wire.ts';

/** What was answered on the page and goes along with the signature; null where nothing was touched. */
interface SigningAnswers {
  readonly urgent: string | null;
  /** Whether every slide that was not opened is ticked as read on glass. */
  readonly isAllOnGlass: boolean | null;
}

/** The checklist as it will be with the signature. A result that is urgent still needs who was told. */
export function withAnswers(
  { checklist, urgentResult }: Pick<PrimaryDiagnosis, 'checklist' | 'urgentResult'>,
  { urgent, isAllOnGlass }: SigningAnswers,
): readonly SignOutCheck[] {
  const isUntold = urgent === 'yes' && urgentResult.communication === null;
  return checklist.map((check) => {
    if (check.rule === 'images_opened') return withGlass(check, isAllOnGlass);
    if (check.rule !== 'urgent_result') return check;
    if (urgent === 'no') return { ...check, passed: true, text: null };
    return isUntold
      ? { ...check, passed: false, text: 'Say who was told of the urgent result, how and when.' }
      : check;
  });
}

function withGlass(check: SignOutCheck, isAllOnGlass: boolean | null): SignOutCheck {
  if (isAllOnGlass === true) return { ...check, passed: true, text: null };
  return isAllOnGlass === false && check.passed
    ? { ...check, passed: false, text: 'Open the slides that are not ticked as read on glass.' }
    : check;
}

/** A difference with the reviewer is settled with words; other gaps of the review are not for the signer to close. */
export const asksToSettle = (checklist: readonly SignOutCheck[]): boolean =>
  checklist.some(({ rule, text }) => rule === 'second_review' && text?.startsWith('Say how') === true);

/** A review that is due and was not asked for stops no signature: pressing Sign out asks for it. */
export const isSentByPress = (status: Case['status'], checklist: readonly SignOutCheck[]): boolean =>
  status === 'Selected' &&
  !asksToSettle(checklist) &&
  checklist.some(({ rule, passed }) => rule === 'second_review' && !passed);
