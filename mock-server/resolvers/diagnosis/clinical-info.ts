import { asksReasonForCorrection } from '#app/core/case-form/editing.ts';
import type { ClinicalInfoInputZodType } from '#contracts/generated/schemas/clinical-info-input.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf, facilityOf } from '../../rules/cases/case-of.ts';
import { requisitionOf } from '../../rules/cases/requisitions.ts';
import { findSentCase, isSent, type SentCase } from '../../rules/cases/sent-case.ts';
import { notify } from '../../rules/people/notify.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { changeCase, recordEvent } from '../../rules/trail/case-events.ts';
import { requireVersion } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { startIntake } from '../case-moves/intake.ts';
import { clinicalForm, isClinicalInfoOpen } from './clinical-form.ts';
import { clinicalRecordOf, clinicalTextOf, storeClinicalText } from './clinical-text.ts';

type Reading = Call<'getClinicalInfo'>;
type Changing = Call<'updateClinicalInfo'>;

/** A draft has its form, and nobody to read it yet. */
function requireSeenCase(call: Reading | Changing): SentCase {
  const aCase = caseOf(call);
  if (!isSent(aCase)) throw refuse('NOT_FOUND');
  return aCase;
}

const answerOf = (call: Reading | Changing, aCase: CaseRecord) => {
  const data = clinicalForm(call.world, call.caller, findSentCase(aCase));
  return { data, etag: data.etag };
};

export const getClinicalInfo: Resolver<'getClinicalInfo'> = {
  see: (call) => void requireSeenCase(call),
  resolve: (call) => {
    const aCase = requireSeenCase(call);
    recordEvent(call, aCase, { kind: 'case_viewed', subject: 'clinical-info' });
    return answerOf(call, aCase);
  },
};

export const updateClinicalInfo: Resolver<'updateClinicalInfo'> = {
  see: (call) => void requireSeenCase(call),
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, () => {
      const aCase = requireSeenCase(call);
      if (!isClinicalInfoOpen(aCase)) throw refuse('CASE_STATE');
      requireVersion(call.input.headers['If-Match'], clinicalRecordOf(call.world, aCase.id));
      requireFields(call, aCase);
      keepOldText(call, aCase);
      storeClinicalText(call.world, aCase, call.input.body);
      const changed = changeCase(call, aCase.id, (record) => textOf(record, call.input.body), {
        kind: 'clinical_info_changed',
      });
      // What was amiss in the form may be right now, and what was right may be amiss.
      if (changed.status === 'Submitted') startIntake(call.world, call.now, changed, call.slides);
      tellReader(call, changed);
      return answerOf(call, changed);
    }),
};

function requireFields({ world, input: { body } }: Changing, aCase: CaseRecord): void {
  const isUs = facilityOf(world, aCase).country === 'US';
  const faults = emptiedFaults(world, aCase, body);
  if (isBlank(body.history) && body.historyNotProvided !== true)
    faults.history = ['Clinical history is required'];
  if (isBlank(body.gross) && aCase.type?.value !== 'Consultation')
    faults.gross = ['Gross description is required'];
  if (isUs && (body.icd10 ?? []).length === 0) faults.icd10 = ['At least one ICD-10 code is required'];
  if (isBlank(body.submittingPhysician)) faults.submittingPhysician = ['Submitting physician is required'];
  if (isBlank(body.reason) && asksReasonForCorrection(aCase.status))
    faults.reason = ['Give a reason for the change.'];
  if (Object.keys(faults).length > 0) throw refuse('VALIDATION_FAILED', { status: 422, fields: faults });
}

/**
 * What sending the case out asked for may be corrected and not taken out. What could not be provided then is not asked
 * for here.
 */
function emptiedFaults(
  world: World,
  aCase: CaseRecord,
  body: ClinicalInfoInputZodType,
): Record<string, string[]> {
  const before = clinicalTextOf(world, aCase.id);
  const isUs = facilityOf(world, aCase).country === 'US';
  const isNpiGone = before.submittingPhysicianNpi !== null && isBlank(body.submittingPhysicianNpi);
  const isOriginalGone = !isBlank(before.outsideDiagnosis) && isBlank(body.outsideDiagnosis);
  const needsOriginal =
    aCase.type?.value === 'Consultation' && requisitionOf(world, aCase).attachments.length === 0;
  const faults: Record<string, string[]> = {};
  if (isUs && isNpiGone) faults.submittingPhysicianNpi = ['NPI is required'];
  if (needsOriginal && isOriginalGone)
    faults.outsideDiagnosis = ['The original report or diagnosis is required for a consultation'];
  return faults;
}

const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';
const orNull = (text: string | undefined): string | null => (isBlank(text) ? null : (text ?? null));

const textOf = (record: CaseRecord, body: ClinicalInfoInputZodType): Partial<CaseRecord> => ({
  gross: orNull(body.gross),
  clinicalInfo: {
    ...record.clinicalInfo,
    history: body.history ?? '',
    clinicalImpression: orNull(body.clinicalImpression),
    icd10: body.icd10 ?? [],
    submittingPhysician: body.submittingPhysician,
  },
});

function keepOldText({ world, now, caller, input }: Changing, aCase: CaseRecord): void {
  world.clinicalChanges.insert({
    id: newId('cch'),
    caseId: aCase.id,
    at: new Date(now).toISOString(),
    by: personRef(caller.user),
    reason: input.body.reason ?? null,
    before: { ...aCase.clinicalInfo, gross: aCase.gross, ...clinicalTextOf(world, aCase.id) },
  });
}

/** The provider who reads the case is told that what they read has changed. */
function tellReader({ world, now }: Changing, aCase: CaseRecord): void {
  const reader = aCase.assignedProviderId === null ? null : world.users.find(aCase.assignedProviderId);
  if (reader === null) return;
  const text = `The clinical information of case ${aCase.caseID} was changed.`;
  notify(world, now, [reader], { event: 'order_fulfilled', text, caseId: aCase.id });
}
