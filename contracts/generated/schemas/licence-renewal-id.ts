// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zLicenceRenewalId = z.string().regex(/^lic_[a-z0-9_-]{1,60}$/);

export type LicenceRenewalIdZodType = z.infer<typeof zLicenceRenewalId>;
