// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zTaskCandidate } from './task-candidate.ts';

export const zTaskCandidatePage = z.object({
    items: z.array(zTaskCandidate).max(100),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type TaskCandidatePageZodType = z.infer<typeof zTaskCandidatePage>;
