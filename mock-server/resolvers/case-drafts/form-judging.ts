import { billsPayer } from '#app/core/billing/billing-model.ts';
import { localDay } from '#app/core/calendar/wall-clock.ts';
import type { FormFacts, FormFindings, FormSetting } from '#app/core/case-form/form.ts';
import { problemsOf } from '#app/core/case-form/problems.ts';
import { openReasons } from '#app/core/case-form/sending-rules.ts';
import { areFields, valueAt } from '#app/core/objects.ts';
import type { CaseProblemZodType } from '#contracts/generated/schemas/case-problem.ts';
import { facilityOf } from '../../rules/cases/case-of.ts';
import { type ReturnReason, requisitionOf } from '../../rules/cases/requisitions.ts';
import type { SlideLibrary } from '../../slides/library.ts';
import type { CaseRecord, FacilityRecord } from '../../store/records/records.ts';
import { accessionKey, personKey, recordNumberKey } from '../../store/tables/cases.ts';
import type { World } from '../../world.ts';
import { enteredOf } from './form-answers.ts';
import { FORM_LISTS } from './form-lists.ts';

interface Judging {
  readonly world: World;
  readonly slides: SlideLibrary;
  readonly now: number;
}

export interface Judgement {
  /** What was judged. */
  readonly entered: FormFacts;
  readonly problems: readonly CaseProblemZodType[];
  readonly findings: FormFindings;
}

/** Every rule of the form, with what the facility's other cases say to it. */
export function judge(judging: Judging, aCase: CaseRecord): Judgement {
  const findings = findingsOf(judging.world, aCase);
  const setting = settingOf(facilityOf(judging.world, aCase), judging.now);
  const entered = enteredOf(judging, aCase);
  return { entered, findings, problems: problemsOf(entered, setting, findings) };
}

/** Without these nobody could read the case, so that no answer of its facility stands in for them. */
const INDISPENSABLE: readonly RegExp[] = [
  /^patient\.(lastName|firstName|birthDate|gender|medicalRecordNumber)$/,
  /^clinical\.(caseRecordId|caseType)$/,
  /^billing\.billingComponent$/,
  /^specimens$/,
  /\.subsections$/,
  /\.(bodysite|laterality|specimenType|slideType|displayId|facilityId)$/,
];

/** The errors that keep the case back: what is missing does not where its facility was asked and could not provide it. */
export const errorsOf = (
  { entered, problems }: Judgement,
  reasons: readonly ReturnReason[],
): readonly CaseProblemZodType[] =>
  problems.filter(
    ({ field, severity }) =>
      severity === 'error' && !(isMissing(valueAt(entered, field)) && isExcused(field, reasons)),
  );

/** What was filled in wrongly can be corrected, and is no more excused than a list of which only a part came. */
function isMissing(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isMissing);
  if (areFields(value)) return value['file'] === null;
  return value === null || value === undefined || value === '';
}

export const unansweredText = ({ number }: ReturnReason): string =>
  `Answer reason ${number} or say why it cannot be provided.`;

/** All that a person has to correct or to look at before the case is sent out, as sending it would say. */
export function checkOf(judgement: Judgement, reasons: readonly ReturnReason[]): CaseProblemZodType[] {
  const errors = errorsOf(judgement, reasons);
  const severityOf = (problem: CaseProblemZodType): CaseProblemZodType['severity'] =>
    errors.includes(problem) ? 'error' : 'warning';
  return [
    ...judgement.problems.map((problem) => ({ ...problem, severity: severityOf(problem) })),
    ...openReasons(reasons).map((reason) => ({
      field: `returnReasons.${reasons.indexOf(reason)}.answer`,
      message: unansweredText(reason),
      severity: 'error' as const,
    })),
  ];
}

const isExcused = (field: string, reasons: readonly ReturnReason[]): boolean =>
  !INDISPENSABLE.some((pattern) => pattern.test(field)) &&
  reasons.some(
    (reason) =>
      reason.cannotBeProvided &&
      reason.field !== null &&
      (field === reason.field || field.startsWith(`${reason.field}.`)),
  );

function settingOf(facility: FacilityRecord, now: number): FormSetting {
  return {
    today: localDay(now, facility.timeZone),
    country: facility.country,
    hasLab: facility.labArrangement !== 'No Lab',
    operatorBills: billsPayer(facility.form.billingModel),
    ...FORM_LISTS,
  };
}

// What was withdrawn may have been sent under a wrong name, and holds no number any more.
const NOT_IN_USE: readonly CaseRecord['status'][] = ['Draft', 'Cancelled'];

const isOtherThan =
  (aCase: CaseRecord) =>
  ({ id, status }: CaseRecord): boolean =>
    id !== aCase.id && !NOT_IN_USE.includes(status);

/** Another person whose cases in the facility have the number of this one's patient; null where there is none. */
export function recordNumberOwner(world: World, aCase: CaseRecord): FormFindings['recordNumberOwner'] {
  const { facilityId, patientInfo } = aCase;
  if (patientInfo.medicalRecordNumber === null) return null;
  const withNumber = world.cases
    .by('recordNumber', recordNumberKey(facilityId, patientInfo.medicalRecordNumber))
    .filter(isOtherThan(aCase));
  return ownerOf(withNumber.find((other) => isSomeoneElse(other, aCase)));
}

function findingsOf(world: World, aCase: CaseRecord): FormFindings {
  const { facilityId, caseRecordId, patientInfo } = aCase;
  const isOther = isOtherThan(aCase);
  const number = patientInfo.medicalRecordNumber;
  const person = personKey(facilityId, patientInfo);
  const withName = person === null ? [] : world.cases.by('person', person).filter(isOther);
  const withAccession =
    caseRecordId === null
      ? []
      : world.cases.by('accession', accessionKey(facilityId, caseRecordId)).filter(isOther);
  return {
    accessionUsed: withAccession.length > 0,
    recordNumberOwner: recordNumberOwner(world, aCase),
    sameNameElsewhere:
      number !== null && withName.length > 0 && !withName.some((other) => hasNumberOf(other, aCase)),
    parent: parentOf(world, aCase),
  };
}

const samePerson = (one: CaseRecord, other: CaseRecord): boolean =>
  personKey('', one.patientInfo) === personKey('', other.patientInfo);

/** A draft that has no name yet is not held against the owner of its number. */
const isSomeoneElse = (other: CaseRecord, aCase: CaseRecord): boolean =>
  personKey('', aCase.patientInfo) !== null && !samePerson(other, aCase);

const hasNumberOf = (one: CaseRecord, { facilityId, patientInfo }: CaseRecord): boolean =>
  recordNumberKey(facilityId, one.patientInfo.medicalRecordNumber ?? '') ===
  recordNumberKey(facilityId, patientInfo.medicalRecordNumber ?? '');

function ownerOf(owner: CaseRecord | undefined): FormFindings['recordNumberOwner'] {
  if (owner === undefined) return null;
  const { lastName, firstName, birthDate } = owner.patientInfo;
  return lastName === null || firstName === null || birthDate === null
    ? null
    : { lastName, firstName, birthDate };
}

function parentOf(world: World, aCase: CaseRecord): FormFindings['parent'] {
  const { parentCaseId } = requisitionOf(world, aCase).routing;
  const parent = parentCaseId === null ? null : world.cases.find(parentCaseId);
  if (parent === null || parent.id === aCase.id || parent.facilityId !== aCase.facilityId) return 'missing';
  return samePerson(parent, aCase) && hasNumberOf(parent, aCase) ? 'fits' : 'other-patient';
}
