// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zCaseStatus } from './case-status.ts';
import { zCaseType } from './case-type.ts';
import { zPatientInfo } from './patient-info.ts';
import { zReplacedImage } from './replaced-image.ts';
import { zSpecimen } from './specimen.ts';

export const zViewerCase = z.object({
    id: zCaseId,
    version: z.int().gte(1),
    status: zCaseStatus,
    marksOpen: z.boolean(),
    type: zCaseType,
    slides: z.array(zSpecimen),
    replacedImages: z.array(zReplacedImage),
    caseID: z.string().min(1),
    caseRecordId: z.string().nullable(),
    patientInfo: zPatientInfo
});

export type ViewerCaseZodType = z.infer<typeof zViewerCase>;
