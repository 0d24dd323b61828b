// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zQuestionInput } from './question-input.ts';

export const zQuestionsInput = z.object({
    questions: z.array(zQuestionInput).min(1).max(10)
});

export type QuestionsInputZodType = z.infer<typeof zQuestionsInput>;
