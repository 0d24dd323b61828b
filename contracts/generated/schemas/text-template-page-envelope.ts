// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zTextTemplatePage } from './text-template-page.ts';

export const zTextTemplatePageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zTextTemplatePage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type TextTemplatePageEnvelopeZodType = z.infer<typeof zTextTemplatePageEnvelope>;
