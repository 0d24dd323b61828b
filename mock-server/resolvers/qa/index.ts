import type { ResolverTable } from '../../http/call.ts';
import { listQaReviews } from './case-reviews.ts';
import { getQaTask, saveQaDiagnosis } from './qa-readings.ts';
import { submitQaResult } from './qa-results.ts';

export const qaResolvers = {
  getQaTask,
  listQaReviews,
  saveQaDiagnosis,
  submitQaResult,
} satisfies ResolverTable;
