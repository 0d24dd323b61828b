import { z } from 'zod';
import { isAnythingTyped, patientSearchFields } from '#app/core/forms/whole/patient-search.ts';

export const SEARCH_SORTS = [
  { value: '-signedAt', label: 'Last signed first' },
  { value: 'signedAt', label: 'Earliest signed first' },
  { value: 'patient', label: 'By patient' },
] as const;

/** What a report is looked for by. It is posted: no address may carry a patient. */
export const ReportSearchForm = z
  .object({
    ...patientSearchFields,
    sort: z.enum(SEARCH_SORTS.map(({ value }) => value)).default('-signedAt'),
    page: z.number().int().min(1).max(100_000).default(1),
  })
  .check(isAnythingTyped);

export type ReportSearchTyped = z.output<typeof ReportSearchForm>;
