// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zAnswerInput = z.object({
    answer: z.string().min(1).max(4000).optional(),
    cannotProvideReason: z.string().min(1).max(1000).optional()
});

export type AnswerInputZodType = z.infer<typeof zAnswerInput>;
