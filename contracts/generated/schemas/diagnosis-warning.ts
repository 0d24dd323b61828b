// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSpecimenLetter } from './specimen-letter.ts';

export const zDiagnosisWarning = z.object({
    kind: z.enum([
        'other_patient',
        'other_accession',
        'sex_specific_organ',
        'site_or_side'
    ]),
    specimenID: zSpecimenLetter.nullable(),
    text: z.string().min(1)
});

export type DiagnosisWarningZodType = z.infer<typeof zDiagnosisWarning>;
