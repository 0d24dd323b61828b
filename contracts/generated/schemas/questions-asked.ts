// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zCaseQuestion } from './case-question.ts';
import { zCaseStatus } from './case-status.ts';
import { zEtag } from './etag.ts';

export const zQuestionsAsked = z.object({
    id: zCaseId,
    caseID: z.string().min(1),
    version: z.int().gte(1),
    etag: zEtag,
    status: zCaseStatus,
    questions: z.array(zCaseQuestion).min(1)
});

export type QuestionsAskedZodType = z.infer<typeof zQuestionsAsked>;
