// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAttachmentSlot } from './attachment-slot.ts';
import { zFileInfo } from './file-info.ts';

export const zCaseAttachment = z.object({
    slot: zAttachmentSlot,
    file: zFileInfo.nullable()
});

export type CaseAttachmentZodType = z.infer<typeof zCaseAttachment>;
