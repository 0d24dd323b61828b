// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseQuestion } from './case-question.ts';

export const zQuestionPage = z.object({
    items: z.array(zCaseQuestion),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type QuestionPageZodType = z.infer<typeof zQuestionPage>;
