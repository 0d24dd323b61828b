// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zQaCategory = z.enum([
    'interpretive',
    'threshold',
    'report_wording',
    'missed_finding',
    'staging',
    'wrong_site_or_part'
]);

export type QaCategoryZodType = z.infer<typeof zQaCategory>;
