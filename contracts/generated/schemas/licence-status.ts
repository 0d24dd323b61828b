// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zLicenceStatus = z.enum([
    'Active',
    'Restricted',
    'Suspended',
    'Surrendered'
]);

export type LicenceStatusZodType = z.infer<typeof zLicenceStatus>;
