// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zQuestionAbout } from './question-about.ts';
import { zRequestId } from './request-id.ts';
import { zRequestStatus } from './request-status.ts';
import { zSpecimenLetter } from './specimen-letter.ts';
import { zTaskId } from './task-id.ts';

export const zCaseQuestion = z.object({
    id: zRequestId,
    caseId: zCaseId,
    version: z.int().gte(1),
    etag: zEtag,
    status: zRequestStatus,
    about: zQuestionAbout,
    specimenID: zSpecimenLetter.nullable(),
    text: z.string().min(1),
    askedBy: zPersonRef,
    askedAt: zInstant,
    dueAt: zInstant,
    answer: z.string().nullable(),
    cannotProvideReason: z.string().nullable(),
    answeredBy: zPersonRef.nullable(),
    answeredAt: zInstant.nullable(),
    taskId: zTaskId.nullable(),
    allowedActions: z.array(z.enum(['answer']))
});

export type CaseQuestionZodType = z.infer<typeof zCaseQuestion>;
