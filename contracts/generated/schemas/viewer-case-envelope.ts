// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zViewerCase } from './viewer-case.ts';

export const zViewerCaseEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zViewerCase,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type ViewerCaseEnvelopeZodType = z.infer<typeof zViewerCaseEnvelope>;
