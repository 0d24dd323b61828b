// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseQuestion } from './case-question.ts';

export const zCaseQuestionEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCaseQuestion,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CaseQuestionEnvelopeZodType = z.infer<typeof zCaseQuestionEnvelope>;
