import type { CaseProblem } from '#contracts/generated/wire.ts';
import { ageOn } from '../cases/age.ts';
import { doubt, type FormFacts } from './form.ts';

/** '75-year-old', '75 y/o', '75yo', '75 years old': not '5 years ago' and not '10 year history'. */
const AGE = /\b(\d{1,3})[\s-]*(?:(?:years?|yrs?|y)[\s-]*old|y\s*\/\s*o\b|y\.?o\.?\b)/gi;

/** A birthday lies between the letter and the biopsy now and then. */
const YEARS_OFF = 1;

/** An age in the history that is not the patient's: two patients may have been mixed up, or a digit. */
export function historyDoubts({ patient, clinical }: FormFacts, today: string): readonly CaseProblem[] {
  const age = patient.birthDate === null ? null : ageOn(patient.birthDate, today);
  const named = [...(clinical.clinicalHistory ?? '').matchAll(AGE)].map(([, years]) => Number(years));
  const odd = age === null ? undefined : named.find((years) => Math.abs(years - age) > YEARS_OFF);
  if (odd === undefined || age === null) return [];
  return [
    doubt(
      'clinical.clinicalHistory',
      `The history says ${odd} years, but the date of birth makes it ${age}. Check the patient.`,
    ),
  ];
}
