// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCountry } from './country.ts';
import { zEtag } from './etag.ts';
import { zFacilityId } from './facility-id.ts';
import { zFacilityType } from './facility-type.ts';
import { zInstant } from './instant.ts';
import { zRegionCode } from './region-code.ts';

export const zFacilityRow = z.object({
    id: zFacilityId,
    version: z.int().gte(1),
    etag: zEtag,
    name: z.string().min(1),
    legalName: z.string().min(1),
    facilityType: zFacilityType.nullable(),
    country: zCountry.nullable(),
    region: zRegionCode.nullable(),
    active: z.boolean(),
    users: z.int().gte(0),
    createdAt: zInstant
});

export type FacilityRowZodType = z.infer<typeof zFacilityRow>;
