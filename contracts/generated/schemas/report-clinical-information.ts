// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDiagnosisCode } from './diagnosis-code.ts';

export const zReportClinicalInformation = z.object({
    history: z.string().nullable(),
    clinicalImpression: z.string().nullable(),
    icd10: z.array(zDiagnosisCode)
});

export type ReportClinicalInformationZodType = z.infer<typeof zReportClinicalInformation>;
