// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zProblemSeverity } from './problem-severity.ts';

export const zCaseProblem = z.object({
    field: z.string().min(1).max(200),
    message: z.string().min(1).max(500),
    severity: zProblemSeverity
});

export type CaseProblemZodType = z.infer<typeof zCaseProblem>;
