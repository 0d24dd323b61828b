import type { ResolverTable } from '../../http/call.ts';
import { getQaTask, saveQaDiagnosis } from './qa-readings.ts';
import { submitQaResult } from './qa-results.ts';

export const qaResolvers = { getQaTask, saveQaDiagnosis, submitQaResult } satisfies ResolverTable;
