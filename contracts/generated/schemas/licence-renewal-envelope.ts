// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zLicenceRenewal } from './licence-renewal.ts';

export const zLicenceRenewalEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zLicenceRenewal,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type LicenceRenewalEnvelopeZodType = z.infer<typeof zLicenceRenewalEnvelope>;
