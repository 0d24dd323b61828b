// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseStatus } from './case-status.ts';

export const zCaseCount = z.object({
    status: zCaseStatus,
    count: z.int().gte(0),
    overdue: z.int().gte(0)
});

export type CaseCountZodType = z.infer<typeof zCaseCount>;
