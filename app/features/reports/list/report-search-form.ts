import { z } from 'zod';
import { typedDay } from '#app/core/calendar/typed-day.ts';

const short = (most: number) => z.string().trim().max(most, `Use at most ${most} characters`).optional();

export const SEARCH_SORTS = [
  { value: '-signedAt', label: 'Last signed first' },
  { value: 'signedAt', label: 'Earliest signed first' },
  { value: 'patient', label: 'By patient' },
] as const;

/** What a report is looked for by. It is posted: no address may carry a patient. */
export const ReportSearchForm = z
  .object({
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
    sort: z.enum(SEARCH_SORTS.map(({ value }) => value)).default('-signedAt'),
    page: z.number().int().min(1).max(100_000).default(1),
  })
  .refine(
    ({ lastName, firstName, birthDate, medicalRecordNumber, number }) =>
      [lastName, firstName, birthDate, medicalRecordNumber, number].some(Boolean),
    { path: ['lastName'], message: 'Give a name, a birth date or a number' },
  );

export type ReportSearchTyped = z.output<typeof ReportSearchForm>;
