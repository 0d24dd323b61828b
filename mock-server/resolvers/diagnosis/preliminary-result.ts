import type { PrimaryDiagnosisInputZodType } from '#contracts/generated/schemas/primary-diagnosis-input.ts';
import { refuse } from '../../http/refusal.ts';
import { hashOfText } from '../../rules/cases/draft-text.ts';
import { facilityPeople, notify } from '../../rules/people/notify.ts';
import type { Doing } from '../../rules/trail/case-events.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { DiagnosisRecord } from '../../store/records/reports.ts';
import { caseNumberOf } from '../cases/case-forms.ts';

/** What a save does beside keeping the text. */
export type SaveMove = 'sharePreliminary' | 'withdrawPreliminary' | null;

const BOTH = 'A result is either shown or withdrawn.';

export function moveAsked(body: PrimaryDiagnosisInputZodType): SaveMove {
  const isShared = body.sharePreliminary === true;
  const isWithdrawn = body.withdrawPreliminary === true;
  if (isShared && isWithdrawn)
    throw refuse('VALIDATION_FAILED', { status: 422, fields: { withdrawPreliminary: [BOTH] } });
  if (isShared) return 'sharePreliminary';
  return isWithdrawn ? 'withdrawPreliminary' : null;
}

/** The kinds of lines that the trail has for a save, by what it does. */
export const lineOf = (asked: SaveMove) => {
  if (asked === 'sharePreliminary') return 'preliminary_shared' as const;
  return asked === 'withdrawPreliminary' ? ('preliminary_withdrawn' as const) : ('diagnosis_saved' as const);
};

type Shared = DiagnosisRecord['shared'];

const newsOf = (name: string, before: Shared, after: Shared): string | null => {
  if (after === null) return `The preliminary result of case ${name} was withdrawn: do not act on it.`;
  if (before === null)
    return `Case ${name} has a preliminary result. Nobody has signed it, and the final report may say something else.`;
  return hashOfText(before) === hashOfText(after)
    ? null
    : `The preliminary result of case ${name} was replaced by another one: read it again. Nobody has signed it.`;
};

/**
 * The facility may act on what it reads before anybody has signed it, and so hears of every word that takes the place of
 * another, also just after the other.
 */
export function tellOfPreliminary(
  { world, now }: Doing,
  aCase: CaseRecord,
  before: Shared,
  after: Shared,
): void {
  const text = newsOf(caseNumberOf(aCase), before, after);
  if (text === null) return;
  const notice = { event: 'preliminary_result' as const, text, caseId: aCase.id, isMerged: false };
  notify(world, now, facilityPeople(world, aCase.facilityId), notice);
}
