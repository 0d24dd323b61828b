import { plainLetters } from '#app/core/text/plain-letters.ts';
import type { PatientCriteriaInputZodType } from '#contracts/generated/schemas/patient-criteria-input.ts';
import type { Caller } from '../../http/authentication.ts';
import { wrongField } from '../../http/field-texts.ts';
import { newId } from '../../store/ids.ts';
import type { CaseSearchRecord } from '../../store/records/case-move.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

interface Criteria {
  readonly patient?: PatientCriteriaInputZodType | undefined;
  readonly number?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * The names of what was given to look for; a state or a facility alone is a list and no search. Throws
 * VALIDATION_FAILED where there is nothing.
 */
export function requireCriteria({ patient = {}, number, from, to }: Criteria): readonly string[] {
  const given = Object.entries({ ...patient, number, from, to }).flatMap(([name, value]) =>
    (value ?? '').trim() === '' ? [] : [name],
  );
  if (given.length === 0) throw wrongField('patient', 'Give a patient, a number or a day.');
  return given;
}

export function isPatient(
  { user }: Caller,
  { patientInfo }: Pick<CaseRecord, 'patientInfo'>,
  { lastName, firstName, birthDate, medicalRecordNumber }: PatientCriteriaInputZodType = {},
): boolean {
  const asked = [
    [patientInfo.lastName, lastName],
    [patientInfo.firstName, firstName],
    [patientInfo.birthDate, birthDate],
    [patientInfo.medicalRecordNumber, medicalRecordNumber],
  ] as const;
  const given = asked.filter(([, sought]) => sought !== undefined);
  // To find a case by its patient would name the patient to staff who may not know.
  if (given.length > 0 && user.staffRole === 'Relationship_Manager') return false;
  return given.every(([text, sought]) => begins(text, sought ?? ''));
}

export const isNumbered = (numbers: readonly (string | null)[], sought: string): boolean =>
  numbers.some((one) => begins(one, sought));

const begins = (text: string | null, sought: string): boolean =>
  plainLetters(text ?? '').startsWith(plainLetters(sought));

interface Searching {
  readonly world: World;
  readonly now: number;
  readonly caller: Caller;
}

/** A search, and an export of a list, is kept by what was given, never by what was looked for. */
export function keepSearch(
  { world, now, caller }: Searching,
  of: CaseSearchRecord['of'],
  criteria: readonly string[],
  found: number,
): void {
  world.caseSearches.insert({
    id: newId('sea'),
    at: new Date(now).toISOString(),
    userId: caller.user.id,
    of,
    criteria: [...criteria],
    found,
    address: caller.address,
  });
}
