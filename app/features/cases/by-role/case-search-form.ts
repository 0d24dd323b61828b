import { z } from 'zod';
import { isAnythingTyped, nothingTyped, patientSearchFields } from '#app/core/forms/patient-search.ts';

/** What a case is looked for by. It is posted: no address may carry a patient. */
export const CaseSearchForm = z
  .object({ ...patientSearchFields, page: z.number().int().min(1).max(100_000).default(1) })
  .refine(isAnythingTyped, nothingTyped);

export type CaseSearchTyped = z.output<typeof CaseSearchForm>;
