// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseAttachment } from './case-attachment.ts';
import { zCaseId } from './case-id.ts';
import { zEtag } from './etag.ts';

export const zCaseAttachments = z.object({
    caseId: zCaseId,
    version: z.int().gte(1),
    etag: zEtag,
    attachments: z.array(zCaseAttachment).max(5)
});

export type CaseAttachmentsZodType = z.infer<typeof zCaseAttachments>;
