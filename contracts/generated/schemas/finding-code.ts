// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDiagnosisCode } from './diagnosis-code.ts';
import { zSpecimenLetter } from './specimen-letter.ts';

export const zFindingCode = z.object({
    code: zDiagnosisCode,
    specimenID: zSpecimenLetter.nullable()
});

export type FindingCodeZodType = z.infer<typeof zFindingCode>;
