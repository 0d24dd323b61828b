// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';

export const zClinicalInfoAttachment = z.object({
    slot: z.enum([
        'clinicalHistoryLetter',
        'labReports',
        'radiologyEndoscopyOperation',
        'otherClinicalFile',
        'primaryPhysicianAttachment'
    ]),
    name: z.string().min(1).max(255),
    contentType: z.string().min(3).max(100),
    bytes: z.int().gte(1).lte(26214400),
    uploadedAt: zInstant
});

export type ClinicalInfoAttachmentZodType = z.infer<typeof zClinicalInfoAttachment>;
