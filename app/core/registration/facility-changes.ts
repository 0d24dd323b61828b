import { fieldErrorsOf } from '../forms/field-errors.ts';
import { type FacilityForm, facilityFieldChecks } from './facility-fields.ts';
import { facilityMissingChecks } from './facility-missing.ts';

type Problems = Readonly<Record<string, string>>;

/** The first thing that is wrong with each field of a facility's form, what it lacks included. */
export function facilityProblems(form: FacilityForm, today: string): Problems {
  const errors = fieldErrorsOf([...facilityMissingChecks(form), ...facilityFieldChecks(form, today)]);
  return Object.fromEntries(Object.entries(errors ?? {}).map(([field, [text = '']]) => [field, text]));
}

/** What a change would make wrong: gaps that were there before and are not touched do not stand in its way. */
export function newFacilityProblems(
  before: FacilityForm,
  form: FacilityForm,
  isTouched: (field: string) => boolean,
  today: string,
): Problems {
  const known = facilityProblems(before, today);
  return Object.fromEntries(
    Object.entries(facilityProblems(form, today)).filter(
      ([field, text]) => isTouched(field.split('.')[0] ?? '') || known[field] !== text,
    ),
  );
}
