// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseAttachments } from './case-attachments.ts';

export const zCaseAttachmentsEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCaseAttachments,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CaseAttachmentsEnvelopeZodType = z.infer<typeof zCaseAttachmentsEnvelope>;
