import type { CaseStatus, PrimaryDiagnosis } from '#contracts/generated/wire.ts';

/** Why the text of a case in this state cannot be changed by the one who reads it. */
export function whyLocked(status: CaseStatus): string {
  switch (status) {
    case 'QAReview':
      return 'The text is locked while a second reader reviews the case.';
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

/** What happens next with a case, and who does it. */
export function nextStepText(status: CaseStatus): string {
  switch (status) {
    case 'Selected':
      return 'You read the slides and write the diagnosis';
    case 'AdditionalWorkRequested':
      return 'The facility sends what was asked for';
    case 'QAReview':
      return 'A second reader reviews the case';
    case 'SignOutCompleted':
      return 'Nothing: the report is signed';
    case 'Returned':
      return 'The facility clears up whose slides these are';
    case 'Available':
      return 'A pathologist picks the case up';
    default:
      return 'Nothing for the reader';
  }
}

/** Whose text it is where somebody else has the case now; null where nobody else wrote it. */
export const writerBeforeText = ({ releasedBy }: Pick<PrimaryDiagnosis, 'releasedBy'>): string | null =>
  releasedBy === null ? null : `This text was written by ${releasedBy.displayName}, who had the case before.`;
