// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zTextTemplate } from './text-template.ts';

export const zTextTemplateEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zTextTemplate,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type TextTemplateEnvelopeZodType = z.infer<typeof zTextTemplateEnvelope>;
