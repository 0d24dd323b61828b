// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zLicenceRenewalPage } from './licence-renewal-page.ts';

export const zLicenceRenewalPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zLicenceRenewalPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type LicenceRenewalPageEnvelopeZodType = z.infer<typeof zLicenceRenewalPageEnvelope>;
