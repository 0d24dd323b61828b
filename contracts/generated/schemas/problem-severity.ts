// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zProblemSeverity = z.enum(['error', 'warning']);

export type ProblemSeverityZodType = z.infer<typeof zProblemSeverity>;
