// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSpecimenLetter } from './specimen-letter.ts';

export const zReportCode = z.object({
    system: z.enum([
        'CPT',
        'Provincial fee',
        'ICD-10'
    ]),
    code: z.string().min(3).max(8),
    specimenID: zSpecimenLetter.nullable(),
    units: z.int().gte(1).lte(99).nullable()
});

export type ReportCodeZodType = z.infer<typeof zReportCode>;
