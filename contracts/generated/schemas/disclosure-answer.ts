// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zDisclosureAnswer = z.object({
    answer: z.boolean().nullable(),
    explanation: z.string().max(2000).nullable()
});

export type DisclosureAnswerZodType = z.infer<typeof zDisclosureAnswer>;
