// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zMailPage } from './mail-page.ts';

export const zMailPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zMailPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type MailPageEnvelopeZodType = z.infer<typeof zMailPageEnvelope>;
