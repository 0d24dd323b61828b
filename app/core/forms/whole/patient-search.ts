import { z } from 'zod';
import type { CaseSearchInput } from '#contracts/generated/wire.ts';
import { typedDay } from '../../calendar/typed-day.ts';
import { keysOf } from '../../objects.ts';
import { rule } from './rules.ts';

const short = (most: number) => z.string().trim().max(most, `Use at most ${most} characters`).optional();

/** What a patient or a number is looked for by, as it is typed. */
export const patientSearchFields = {
  lastName: short(60),
  firstName: short(60),
  birthDate: z
    .string()
    .trim()
    .refine((typed) => typedDay(typed) !== null, 'Enter a date such as 04/05/1950')
    .optional(),
  medicalRecordNumber: short(30),
  number: z
    .string()
    .trim()
    .min(3, 'Use at least 3 characters')
    .max(40, 'Use at most 40 characters')
    .optional(),
};

type Typed = z.output<z.ZodObject<typeof patientSearchFields>>;

/** A search that names nothing is refused at its first field. */
export const isAnythingTyped = rule<Typed, keyof Typed>(
  keysOf(patientSearchFields),
  (typed) => keysOf(patientSearchFields).some((name) => Boolean(typed[name])),
  { path: ['lastName'], message: 'Give a name, a birth date or a number' },
);

/** What was typed, as the contract asks for it. A field that was left empty asks for nothing. */
export function criteriaOf({
  number,
  birthDate,
  lastName,
  firstName,
  medicalRecordNumber,
}: Typed): Pick<CaseSearchInput, 'patient' | 'number'> {
  const day = birthDate === undefined ? null : typedDay(birthDate);
  const patient = { lastName, firstName, medicalRecordNumber, birthDate: day ?? undefined };
  const given = Object.fromEntries(Object.entries(patient).filter(([, value]) => value !== undefined));
  return {
    ...(Object.keys(given).length === 0 ? {} : { patient: given }),
    ...(number === undefined ? {} : { number }),
  };
}
