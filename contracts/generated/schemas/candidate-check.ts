// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAssignmentCondition } from './assignment-condition.ts';

export const zCandidateCheck = z.object({
    condition: zAssignmentCondition,
    isMet: z.boolean(),
    text: z.string().min(1).max(300)
});

export type CandidateCheckZodType = z.infer<typeof zCandidateCheck>;
