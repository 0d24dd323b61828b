// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zLicencePage } from './licence-page.ts';

export const zLicencePageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zLicencePage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type LicencePageEnvelopeZodType = z.infer<typeof zLicencePageEnvelope>;
