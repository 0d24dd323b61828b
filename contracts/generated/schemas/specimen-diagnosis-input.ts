// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSpecimenLetter } from './specimen-letter.ts';

export const zSpecimenDiagnosisInput = z.object({
    specimenID: zSpecimenLetter,
    text: z.string().max(20000),
    siteConfirmedReason: z.string().min(1).max(1000).optional()
});

export type SpecimenDiagnosisInputZodType = z.infer<typeof zSpecimenDiagnosisInput>;
