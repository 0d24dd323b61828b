import type { CaseStatus, PrimaryDiagnosis, ReportState } from '#contracts/generated/wire.ts';
import { type AskedStep, caseNextStep } from '../cases/wait-words.ts';
import { instantText } from '../text/dates.ts';

/**
 * Why the text of a case in this state cannot be changed by the one who reads it, who may sign it or not. During a hold
 * nobody signs, whether the review is done or not.
 */
export function whyLocked(status: CaseStatus, maySign = false, isOnHold = false): string {
  switch (status) {
    case 'QAReview':
      if (isOnHold)
        return 'The text is locked. You sign it once the second review is done and the hold has ended.';
      return maySign
        ? 'The second review is done. The text stays locked: what is signed is what the reviewer agreed with. If something in it is wrong, do not sign it: ask the operator to release the case and assign it to you again, so that you can correct it and have it reviewed once more.'
        : 'The text is locked until a second reader has reviewed the case.';
    case 'SignOutCompleted':
      return 'The report is signed. Only an addendum or an amendment changes it.';
    case 'Cancelled':
      return 'The case was withdrawn.';
    case 'Returned':
      return 'The case was returned to the facility, because its identity is in question.';
    default:
      return 'This case is not yours to write.';
  }
}

/**
 * What happens next with a case, in words to its reader where it is for them; else in the words in which everybody is told.
 * `asked` is who does what was asked for, null where nobody knows.
 */
export function nextStepText(
  status: CaseStatus,
  maySign: boolean,
  asked: AskedStep | null,
  isOnHold = false,
): string {
  if (status === 'Selected')
    return isOnHold
      ? 'You read the slides and write the diagnosis, and sign once the hold has ended'
      : 'You read the slides and write the diagnosis';
  if (status === 'QAReview' && maySign) return 'You sign the report';
  return caseNextStep(status, asked, isOnHold);
}

/** Whose text it is where somebody else has the case now; null where nobody else wrote it. */
export const writerBeforeText = ({ releasedBy }: Pick<PrimaryDiagnosis, 'releasedBy'>): string | null =>
  releasedBy === null ? null : `This text was written by ${releasedBy.displayName}, who had the case before.`;

/**
 * What stands in place of the text once the signed report says more than it, or something else; null before that. The
 * text itself stays as it was at sign-out, and nobody may take it for what is valid now.
 */
export function changedSinceText(reportState: ReportState): string | null {
  switch (reportState) {
    case 'Amended':
      return 'The report was amended after sign-out. Read the diagnosis there, as it is valid now.';
    case 'Addended':
      return 'The report has an addendum. Read the diagnosis there, with what was added to it.';
    default:
      return null;
  }
}

/** What stands above a text while nobody has signed it; null once it is signed. A result given before has to be marked so. */
export function unsignedText(reportState: ReportState): string | null {
  switch (reportState) {
    case 'None':
    case 'Draft':
      return 'Nothing of this is signed yet.';
    case 'Preliminary':
      return 'Preliminary: nobody has signed this, and the final report may say something else.';
    default:
      return null;
  }
}

/** What the reader is told of a result that the facility reads already, by when it was shown; null where it reads none. */
export const sharedText = (sharedAt: string | null, timeZone: string): string | null =>
  sharedAt === null
    ? null
    : `The facility reads a preliminary result of this case, as it was shown ${instantText(sharedAt, timeZone)}. It does not read what was written since; the signed report will name each part that says something else.`;
