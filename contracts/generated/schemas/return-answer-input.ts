// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReason } from './reason.ts';

export const zReturnAnswerInput = z.object({
    number: z.int().gte(1).lte(1000),
    answer: zReason,
    cannotBeProvided: z.boolean().optional()
});

export type ReturnAnswerInputZodType = z.infer<typeof zReturnAnswerInput>;
