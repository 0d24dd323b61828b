import { localDay } from '#app/core/calendar/wall-clock.ts';
import { amendedReport, changeFaults } from '#app/core/reports/amended.ts';
import { citedGapsAfter } from '#app/core/reports/cited-after.ts';
import { toldFaults } from '#app/core/reports/told-faults.ts';
import { licenceText } from '#app/core/sign-out/checklist.ts';
import { signatureFaults } from '#app/core/sign-out/signature-rules.ts';
import type { SignatureInputZodType } from '#contracts/generated/schemas/signature-input.ts';
import { facilityOf, isLicensedFor } from '../../access/case-access.ts';
import type { Call } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { ReportContent } from '../../store/records/reports.ts';
import type { World } from '../../world.ts';
import { recordNumberOwner } from '../case-drafts/form-judging.ts';
import { requireLatestVersion } from '../reports/report-versions.ts';
import { licenceNumberFault, signerOf } from './signing.ts';

type Amending = Call<'amendCase'>;
type Written = Amending['input']['body'];

export const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === '';

/** The patient of the case, as the report names them from now on; every later case is held against it. */
export function patientAfter(
  { patientInfo }: CaseRecord,
  { lastName, firstName, birthDate, gender, medicalRecordNumber }: ReportContent['patient'],
): CaseRecord['patientInfo'] {
  return { ...patientInfo, lastName, firstName, birthDate, gender, medicalRecordNumber };
}

function contentFaults(
  { kind, text, cause, changes, told }: Written,
  report: ReportContent,
  faultyChanges: readonly string[],
  now: number,
) {
  const isAddendum = kind === 'Addendum';
  const gaps = citedGapsAfter(report, {
    changes: isAddendum ? [] : (changes ?? []),
    text: isAddendum ? (text ?? null) : null,
  });
  const wrong = isAddendum ? gaps : [...gaps, ...faultyChanges];
  const citing = wrong.length === 0 ? {} : { [isAddendum ? 'text' : 'changes']: [...wrong] };
  if (isAddendum) return isBlank(text) ? { text: ['Write the text of the addendum.'] } : citing;
  const untold = toldFaults(told ?? [], now);
  return {
    ...citing,
    ...(cause === undefined ? { cause: ['Choose what kind of amendment this is.'] } : {}),
    ...((changes ?? []).length === 0 ? { changes: ['List the changed fields.'] } : {}),
    ...(untold.length === 0 ? {} : { told: [...untold] }),
  };
}

/** A name or a day alone may have been misspelt; with both the report is about another person. */
const isOfAnother = (one: ReportContent['patient'], other: ReportContent['patient']): boolean =>
  one.birthDate !== other.birthDate && (one.lastName !== other.lastName || one.firstName !== other.firstName);

/**
 * A number that is corrected, or that stays while the person does not, must not file the report under somebody else. The
 * signer may not know that patient, who is therefore not named to them.
 */
function numberFaults(
  world: World,
  aCase: CaseRecord,
  report: ReportContent,
  { changes = [] }: Written,
): readonly string[] {
  const { patient } = amendedReport(report, changes);
  const isNumberChanged = changes.some(({ field }) => field === 'medicalRecordNumber');
  if (!isNumberChanged && !isOfAnother(patient, report.patient)) return [];
  const owner = recordNumberOwner(world, { ...aCase, patientInfo: patientAfter(aCase, patient) });
  return owner === null ? [] : ['This MRN belongs to another patient of the facility. Correct the MRN.'];
}

/** Throws VALIDATION_FAILED with everything that keeps the addition from being signed. */
export function requireAmendable(call: Amending, aCase: CaseRecord, signature: SignatureInputZodType): void {
  const { world, caller, input, now } = call;
  const { body } = input;
  const { state, timeZone } = facilityOf(world, aCase);
  const signer = signerOf(world, caller.user.id);
  const today = localDay(now, timeZone);
  const sites = signer.readingSites.map(({ code }) => code);
  const report = requireLatestVersion(world, aCase.id).content;
  const faultyChanges = [
    ...changeFaults(report, body.changes ?? [], today),
    ...numberFaults(world, aCase, report, body),
  ];
  const fields = {
    ...contentFaults(body, report, faultyChanges, now),
    ...signatureFaults(signature, sites, body.kind === 'Addendum' ? 'addendum' : 'amendment'),
    ...licenceNumberFault(signer, state),
    ...(isLicensedFor(world, caller.user, aCase, now) ? {} : { licence: [licenceText(state)] }),
  };
  if (Object.keys(fields).length > 0) throw refuse('VALIDATION_FAILED', { status: 422, fields });
}
