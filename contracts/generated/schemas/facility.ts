// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCountry } from './country.ts';
import { zFacilityId } from './facility-id.ts';
import { zFacilityType } from './facility-type.ts';
import { zLabArrangement } from './lab-arrangement.ts';
import { zRegionCode } from './region-code.ts';

export const zFacility = z.object({
    id: zFacilityId,
    name: z.string().min(1),
    facilityType: zFacilityType,
    country: zCountry,
    region: zRegionCode.nullable(),
    labArrangement: zLabArrangement,
    timeZone: z.string()
});

export type FacilityZodType = z.infer<typeof zFacility>;
