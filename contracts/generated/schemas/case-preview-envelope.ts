// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCasePreview } from './case-preview.ts';

export const zCasePreviewEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCasePreview,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CasePreviewEnvelopeZodType = z.infer<typeof zCasePreviewEnvelope>;
