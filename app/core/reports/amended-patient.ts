import { zDay } from '#contracts/generated/schemas/day.ts';
import { zGender } from '#contracts/generated/schemas/gender.ts';
import type { AmendedField, FinalReport } from '#contracts/generated/wire.ts';
import { birthDateFaults, recordNumberError } from '../case-form/patient-rules.ts';
import { personNameError } from '../forms/person-name.ts';

/** What an amendment corrects of the patient, in the order of the printed page. */
export const PATIENT_FIELDS = [
  'lastName',
  'firstName',
  'birthDate',
  'gender',
  'medicalRecordNumber',
  'healthCardNumber',
] as const satisfies readonly AmendedField['field'][];
type PatientField = (typeof PATIENT_FIELDS)[number];

type Patient = FinalReport['patient'];

/** The patient with one thing corrected; what is no gender leaves the one that is there. */
export function correctPatient(patient: Patient, field: PatientField, is: string): Patient {
  if (field === 'healthCardNumber') return { ...patient, healthCardNumber: is === '' ? null : is };
  if (field !== 'gender') return { ...patient, [field]: is };
  const gender = zGender.safeParse(is);
  return gender.success ? { ...patient, gender: gender.data } : patient;
}

/** When each specimen of the report was taken. */
type Collections = FinalReport['dates']['collections'];

/** Why corrections of the patient cannot be signed as they are, as sentences; `today` is an ISO day. */
export const patientFaults = (
  changes: readonly AmendedField[],
  collections: Collections,
  today: string,
): readonly string[] =>
  changes.flatMap(({ field, is }) => {
    if (field === 'birthDate') return bornFaults(is, undisputedOf(collections, changes), today);
    const fault = faultOf(field, is);
    return fault === null ? [] : [`${fault}.`];
  });

function bornFaults(born: string, collections: Collections, today: string): readonly string[] {
  if (!zDay.safeParse(born).success) return ['Date of birth is not a date.'];
  const [fault] = birthDateFaults(born, [], today);
  if (fault !== undefined) return [`${fault}.`];
  return birthDateFaults(born, collections, today).map(
    (one) => `${one}. If that date is wrong, list it among the other corrections.`,
  );
}

/** The days that still stand: the report keeps a collection date that was wrong, and tells of it among its changes. */
const undisputedOf = (collections: Collections, changes: readonly AmendedField[]): Collections =>
  collections.filter(
    ({ specimenID: letter }) =>
      !changes.some(
        ({ field, specimenID }) => field === 'dates' && (specimenID === null || specimenID === letter),
      ),
  );

function faultOf(field: AmendedField['field'], is: string): string | null {
  switch (field) {
    case 'lastName':
      return personNameError(is, 'Last name');
    case 'firstName':
      return personNameError(is, 'First name');
    case 'gender':
      return zGender.safeParse(is).success ? null : 'Gender is required';
    case 'medicalRecordNumber':
      return is === '' ? 'Medical record number is required' : recordNumberError(is);
    default:
      return null;
  }
}

const isChanged = (changes: readonly AmendedField[], ...fields: readonly PatientField[]): boolean =>
  changes.some(({ field }) => fields.some((one) => one === field));

/**
 * The numbers that a report keeps while name and date of birth become those of another person, with their labels: a number
 * of the former patient files the report under that one again.
 */
export function numbersThatStay(
  { medicalRecordNumber, healthCardNumber }: Pick<Patient, 'medicalRecordNumber' | 'healthCardNumber'>,
  changes: readonly AmendedField[],
): readonly string[] {
  if (!isChanged(changes, 'birthDate') || !isChanged(changes, 'lastName', 'firstName')) return [];
  return [
    ...(medicalRecordNumber === null || isChanged(changes, 'medicalRecordNumber')
      ? []
      : [`Medical record number ${medicalRecordNumber}`]),
    ...(healthCardNumber === null || isChanged(changes, 'healthCardNumber')
      ? []
      : [`Health card number ${healthCardNumber}`]),
  ];
}
