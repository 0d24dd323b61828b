// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAncillaryStudy } from './ancillary-study.ts';
import { zCitedMarkInput } from './cited-mark-input.ts';
import { zColleague } from './colleague.ts';
import { zFindingCode } from './finding-code.ts';
import { zIntraoperative } from './intraoperative.ts';
import { zKeyImage } from './key-image.ts';
import { zSpecimenDiagnosisInput } from './specimen-diagnosis-input.ts';
import { zSynopticBlock } from './synoptic-block.ts';
import { zUrgentResult } from './urgent-result.ts';

export const zPrimaryDiagnosisInput = z.object({
    diagnoses: z.array(zSpecimenDiagnosisInput).max(60),
    comment: z.string().max(10000).optional(),
    colleagues: z.array(zColleague).max(10).optional(),
    synoptic: z.array(zSynopticBlock).max(60).optional(),
    ancillary: z.array(zAncillaryStudy).max(200).optional(),
    intraoperative: zIntraoperative.optional(),
    microscopic: z.string().max(20000).optional(),
    seeDiagnosis: z.boolean().optional(),
    findings: z.array(zFindingCode).max(24).optional(),
    urgentResult: zUrgentResult.optional(),
    keyImages: z.array(zKeyImage).max(20).optional(),
    citedMarks: z.array(zCitedMarkInput).max(500).optional(),
    fullRecordsReviewed: z.boolean().optional(),
    sharePreliminary: z.boolean().optional(),
    withdrawPreliminary: z.boolean().optional()
});

export type PrimaryDiagnosisInputZodType = z.infer<typeof zPrimaryDiagnosisInput>;
