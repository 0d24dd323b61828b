// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zAttachmentSlot = z.enum([
    'clinicalHistoryLetter',
    'labReports',
    'radiologyEndoscopyOperation',
    'otherClinicalFile',
    'primaryPhysicianAttachment'
]);

export type AttachmentSlotZodType = z.infer<typeof zAttachmentSlot>;
