// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCandidateCheck } from './candidate-check.ts';
import { zDay } from './day.ts';
import { zPersonRef } from './person-ref.ts';

export const zCandidate = z.object({
    provider: zPersonRef,
    status: z.string().min(1),
    mayTake: z.boolean(),
    mayTakeBeyondLoad: z.boolean(),
    isPreferred: z.boolean(),
    openCases: z.int().gte(0),
    openCaseLimit: z.int().gte(0),
    awayUntil: zDay.nullable(),
    checks: z.array(zCandidateCheck).min(1).max(8)
});

export type CandidateZodType = z.infer<typeof zCandidate>;
