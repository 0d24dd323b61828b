// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zQuestionPage } from './question-page.ts';

export const zQuestionPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zQuestionPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type QuestionPageEnvelopeZodType = z.infer<typeof zQuestionPageEnvelope>;
