// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCountry } from './country.ts';
import { zRegionCode } from './region-code.ts';

export const zPostalAddress = z.object({
    line1: z.string().min(1).max(120),
    line2: z.string().max(120).nullable(),
    city: z.string().min(1).max(80),
    region: zRegionCode.nullable(),
    postalCode: z.string().min(3).max(12),
    country: zCountry
});

export type PostalAddressZodType = z.infer<typeof zPostalAddress>;
