// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zMail } from './mail.ts';

export const zMailEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zMail,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type MailEnvelopeZodType = z.infer<typeof zMailEnvelope>;
