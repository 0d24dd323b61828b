// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';

export const zTaskAttachment = z.object({
    key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
    fileName: z.string().min(1).max(255),
    contentType: z.string().min(3).max(100),
    bytes: z.int().gte(1).lte(26214400),
    uploadedAt: zInstant,
    uploadedBy: zPersonRef
});

export type TaskAttachmentZodType = z.infer<typeof zTaskAttachment>;
