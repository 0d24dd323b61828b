// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zPersonRef } from './person-ref.ts';
import { zTaskRefusal } from './task-refusal.ts';

export const zTaskCandidate = z.object({
    person: zPersonRef,
    status: z.string().min(1),
    mayTake: z.boolean(),
    refusals: z.array(zTaskRefusal).max(10),
    awayUntil: zDay.nullable()
});

export type TaskCandidateZodType = z.infer<typeof zTaskCandidate>;
