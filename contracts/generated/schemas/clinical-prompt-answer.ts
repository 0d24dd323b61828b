// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zClinicalPromptAnswer = z.object({
    prompt: z.string().min(1).max(120),
    answer: z.string().min(1).max(1000)
});

export type ClinicalPromptAnswerZodType = z.infer<typeof zClinicalPromptAnswer>;
