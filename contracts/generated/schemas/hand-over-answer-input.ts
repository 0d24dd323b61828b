// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zHandOverAnswer } from './hand-over-answer.ts';

export const zHandOverAnswerInput = z.object({
    to: zHandOverAnswer
});

export type HandOverAnswerInputZodType = z.infer<typeof zHandOverAnswerInput>;
