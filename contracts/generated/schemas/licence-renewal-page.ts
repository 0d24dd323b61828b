// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zLicenceRenewal } from './licence-renewal.ts';

export const zLicenceRenewalPage = z.object({
    items: z.array(zLicenceRenewal).max(100),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type LicenceRenewalPageZodType = z.infer<typeof zLicenceRenewalPage>;
