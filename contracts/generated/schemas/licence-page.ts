// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zLicence } from './licence.ts';

export const zLicencePage = z.object({
    items: z.array(zLicence).max(100),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type LicencePageZodType = z.infer<typeof zLicencePage>;
