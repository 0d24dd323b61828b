// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zInstant } from './instant.ts';
import { zJobId } from './job-id.ts';
import { zJobKind } from './job-kind.ts';
import { zUploadId } from './upload-id.ts';

export const zFailedJob = z.object({
    id: zJobId,
    kind: zJobKind,
    name: z.string().min(1).max(100),
    uploadId: zUploadId.nullable(),
    caseId: zCaseId.nullable(),
    firstFailedAt: zInstant,
    lastTriedAt: zInstant,
    attempts: z.int().gte(1),
    error: z.string().min(1).max(300),
    isRunning: z.boolean()
});

export type FailedJobZodType = z.infer<typeof zFailedJob>;
