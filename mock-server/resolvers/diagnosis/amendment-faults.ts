import { localDay } from '#app/core/calendar/wall-clock.ts';
import { gapTexts } from '#app/core/diagnosis/templates.ts';
import { amendedReport, changeFaults } from '#app/core/reports/amended.ts';
import { findingFaults, findingsAfter } from '#app/core/reports/amended-findings.ts';
import { citedGapsAfter } from '#app/core/reports/cited-after.ts';
import { toldFaults } from '#app/core/reports/told-faults.ts';
import { licenceText } from '#app/core/sign-out/checklist.ts';
import { signatureFaults } from '#app/core/sign-out/signature-rules.ts';
import type { SignatureInputZodType } from '#contracts/generated/schemas/signature-input.ts';
import type { Call } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { facilityOf } from '../../rules/cases/case-of.ts';
import { isLicensedFor } from '../../rules/cases/signers.ts';
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
  times: Parameters<typeof toldFaults>[1],
) {
  const isAddendum = kind === 'Addendum';
  const gaps = citedGapsAfter(report, {
    changes: isAddendum ? [] : (changes ?? []),
    text: isAddendum ? (text ?? null) : null,
  });
  const wrong = isAddendum
    ? [...gaps, ...gapTexts(text ?? null, 'the addendum')]
    : [...gaps, ...faultyChanges];
  const citing = wrong.length === 0 ? {} : { [isAddendum ? 'text' : 'changes']: [...wrong] };
  if (isAddendum) return isBlank(text) ? { text: ['Write the text of the addendum.'] } : citing;
  const untold = toldFaults(told ?? [], times);
  return {
    ...citing,
    ...(cause === undefined ? { cause: ['Choose what kind of amendment this is.'] } : {}),
    ...((changes ?? []).length === 0 ? { changes: ['List the changed fields.'] } : {}),
    ...(untold.length === 0 ? {} : { told: [...untold] }),
  };
}

type Named = Pick<ReportContent['patient'], 'lastName' | 'firstName' | 'birthDate'>;

const hasSameName = (one: Named, other: Named): boolean =>
  one.lastName === other.lastName && one.firstName === other.firstName;

/** A name or a day alone may have been misspelt; with both the report is about another person. */
const isOfAnother = (one: Named, other: Named): boolean =>
  one.birthDate !== other.birthDate && !hasSameName(one, other);

const isSame = (one: Named, other: Named): boolean =>
  one.birthDate === other.birthDate && hasSameName(one, other);

/** As the first version with the present number names the patient: in two steps a person can become another. */
function firstUnderNumber(world: World, { caseId, patient }: ReportContent): Named {
  const first = world.reportVersions
    .by('case', caseId)
    .map(({ content }) => content)
    .toSorted((one, other) => one.version - other.version)
    .find((content) => content.patient.medicalRecordNumber === patient.medicalRecordNumber);
  return first?.patient ?? patient;
}

const signedTimesOf = (world: World, caseId: string): readonly string[] =>
  world.reportVersions.by('case', caseId).map(({ signature }) => signature.signedAt);

interface NumberFault {
  readonly field: 'changes' | 'numberConfirmed';
  readonly text: string;
}

/**
 * A number that is corrected, or that stays while the person does not, must not file the report under somebody else. The
 * signer may not know that patient, who is therefore not named to them. Of a number that stays it may be the other case
 * that is wrong, as where two of one patient were mistyped alike: the signer may say so.
 */
function numberFault(
  world: World,
  aCase: CaseRecord,
  report: ReportContent,
  { changes = [], numberConfirmed = false }: Written,
): NumberFault | null {
  const { patient } = amendedReport(report, changes);
  const isNumberChanged = changes.some(({ field }) => field === 'medicalRecordNumber');
  const isPersonChanged =
    !isSame(patient, report.patient) && isOfAnother(patient, firstUnderNumber(world, report));
  if (!isNumberChanged && (!isPersonChanged || numberConfirmed)) return null;
  const owner = recordNumberOwner(world, { ...aCase, patientInfo: patientAfter(aCase, patient) });
  if (owner === null) return null;
  return isNumberChanged
    ? { field: 'changes', text: 'This MRN belongs to another patient of the facility. Correct the MRN.' }
    : {
        field: 'numberConfirmed',
        text: 'Another case of the facility has this MRN with another name or date of birth. Correct the MRN, or confirm that it is this patient’s.',
      };
}

function codeFaults(
  world: World,
  aCase: CaseRecord,
  changes: NonNullable<Written['changes']>,
): readonly string[] {
  const findings = world.diagnoses.find(aCase.id)?.findings ?? [];
  const isEmptied = findings.length > 0 && findingsAfter(findings, changes).length === 0;
  const isNeeded = facilityOf(world, aCase).country === 'US';
  return [
    ...findingFaults(findings, changes),
    ...(isEmptied && isNeeded ? ['Give at least one ICD-10 code of the finding.'] : []),
  ];
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
  const ofNumber = numberFault(world, aCase, report, body);
  const faultyChanges = [
    ...changeFaults(report, body.changes ?? [], today),
    ...(ofNumber?.field === 'changes' ? [ofNumber.text] : []),
    ...codeFaults(world, aCase, body.changes ?? []),
  ];
  const fields = {
    ...contentFaults(body, report, faultyChanges, { signedAt: signedTimesOf(world, aCase.id), nowMs: now }),
    ...(ofNumber?.field === 'numberConfirmed' ? { numberConfirmed: [ofNumber.text] } : {}),
    ...signatureFaults(signature, sites, body.kind === 'Addendum' ? 'addendum' : 'amendment'),
    ...licenceNumberFault(signer, state),
    ...(isLicensedFor(world, caller.user, aCase, now) ? {} : { licence: [licenceText(state)] }),
  };
  if (Object.keys(fields).length > 0) throw refuse('VALIDATION_FAILED', { status: 422, fields });
}
