// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRegistrationPage } from './registration-page.ts';

export const zRegistrationPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zRegistrationPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type RegistrationPageEnvelopeZodType = z.infer<typeof zRegistrationPageEnvelope>;
