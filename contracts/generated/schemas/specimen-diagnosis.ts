// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSpecimenLetter } from './specimen-letter.ts';

export const zSpecimenDiagnosis = z.object({
    specimenID: zSpecimenLetter,
    facilitySpecimenID: z.string().nullable(),
    bodysite: z.string().nullable(),
    subsite: z.string().nullable(),
    laterality: z.string().nullable(),
    specimenType: z.string(),
    text: z.string(),
    siteConfirmedReason: z.string().nullable()
});

export type SpecimenDiagnosisZodType = z.infer<typeof zSpecimenDiagnosis>;
