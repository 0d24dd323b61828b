// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';

export const zTaskCase = z.object({
    id: zCaseId,
    caseID: z.string().min(1),
    caseRecordId: z.string().nullable()
});

export type TaskCaseZodType = z.infer<typeof zTaskCase>;
