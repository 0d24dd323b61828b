// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zQuestionAbout } from './question-about.ts';
import { zSpecimenLetter } from './specimen-letter.ts';

export const zQuestionInput = z.object({
    about: zQuestionAbout,
    specimenID: zSpecimenLetter.optional(),
    text: z.string().min(5).max(2000)
});

export type QuestionInputZodType = z.infer<typeof zQuestionInput>;
