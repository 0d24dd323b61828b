// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zQuestionAbout = z.enum([
    'clinical_history',
    'gross',
    'specimen',
    'slides',
    'patient_identity',
    'outside_report',
    'other'
]);

export type QuestionAboutZodType = z.infer<typeof zQuestionAbout>;
