// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSitePrompt = z.enum([
    'last_menstrual_period',
    'hormone_use',
    'psa',
    'prostate_mri',
    'bi_rads',
    'calcifications',
    'ischemia_minutes',
    'fixation_hours',
    'skin_abcde',
    'colon_indication',
    'endoscopy_findings',
    'blood_count',
    'flow_cytometry'
]);

export type SitePromptZodType = z.infer<typeof zSitePrompt>;
