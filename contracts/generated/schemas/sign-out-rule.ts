// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSignOutRule = z.enum([
    'images_opened',
    'open_requests',
    'diagnosis_text',
    'site_words',
    'synoptic',
    'icd10',
    'second_review',
    'urgent_result',
    'licence',
    'cited_marks'
]);

export type SignOutRuleZodType = z.infer<typeof zSignOutRule>;
