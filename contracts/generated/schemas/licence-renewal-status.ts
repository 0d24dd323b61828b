// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zLicenceRenewalStatus = z.enum([
    'Submitted',
    'Accepted',
    'Returned'
]);

export type LicenceRenewalStatusZodType = z.infer<typeof zLicenceRenewalStatus>;
