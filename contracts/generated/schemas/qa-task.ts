// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseType } from './case-type.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zPriority } from './priority.ts';
import { zQaAction } from './qa-action.ts';
import { zQaDiagnosis } from './qa-diagnosis.ts';
import { zQaKind } from './qa-kind.ts';
import { zQaResult } from './qa-result.ts';
import { zQaSpecimen } from './qa-specimen.ts';
import { zSubspecialty } from './subspecialty.ts';
import { zTaskCase } from './task-case.ts';
import { zTaskId } from './task-id.ts';
import { zTaskStatus } from './task-status.ts';

export const zQaTask = z.object({
    taskId: zTaskId,
    version: z.int().gte(1),
    etag: zEtag,
    status: zTaskStatus,
    kind: zQaKind,
    blinded: z.boolean(),
    originalOpen: z.boolean(),
    dueAt: zInstant.nullable(),
    note: z.string().max(4000).nullable(),
    case: zTaskCase,
    caseType: zCaseType,
    subspecialty: zSubspecialty.nullable(),
    priority: zPriority,
    specimens: z.array(zQaSpecimen).max(60),
    reviewer: zPersonRef.nullable(),
    unlicensedIn: z.string().nullable(),
    thirdReviewer: zPersonRef.nullable(),
    settlesDispute: z.boolean(),
    signer: zPersonRef.nullable(),
    ownDiagnosis: z.array(zQaDiagnosis).max(60).nullable(),
    ownDiagnosisSavedAt: zInstant.nullable(),
    original: z.array(zQaDiagnosis).max(60).nullable(),
    result: zQaResult.nullable(),
    allowedActions: z.array(zQaAction)
});

export type QaTaskZodType = z.infer<typeof zQaTask>;
