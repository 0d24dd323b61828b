import { z } from 'zod';
import { isAnythingTyped, patientSearchFields } from '#app/core/forms/whole/patient-search.ts';

/** What a case is looked for by. It is posted: no address may carry a patient. */
export const CaseSearchForm = z
  .object({ ...patientSearchFields, page: z.number().int().min(1).max(100_000).default(1) })
  .check(isAnythingTyped);

export type CaseSearchTyped = z.output<typeof CaseSearchForm>;
