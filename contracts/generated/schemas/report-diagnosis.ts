// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSpecimenLetter } from './specimen-letter.ts';

export const zReportDiagnosis = z.object({
    specimenID: zSpecimenLetter,
    facilitySpecimenID: z.string().nullable(),
    bodysite: z.string().nullable(),
    subsite: z.string().nullable(),
    laterality: z.string().nullable(),
    specimenType: z.string(),
    lines: z.array(z.string())
});

export type ReportDiagnosisZodType = z.infer<typeof zReportDiagnosis>;
