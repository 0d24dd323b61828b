// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReturnAnswerInput } from './return-answer-input.ts';

export const zSendOutInput = z.object({
    answers: z.array(zReturnAnswerInput).max(100).optional(),
    confirmOtherPatient: z.boolean().optional()
});

export type SendOutInputZodType = z.infer<typeof zSendOutInput>;
