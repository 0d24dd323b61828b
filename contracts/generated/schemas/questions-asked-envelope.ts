// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zQuestionsAsked } from './questions-asked.ts';

export const zQuestionsAskedEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zQuestionsAsked,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type QuestionsAskedEnvelopeZodType = z.infer<typeof zQuestionsAskedEnvelope>;
