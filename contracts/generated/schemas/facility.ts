// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityId } from './facility-id.ts';

export const zFacility = z.object({
    id: zFacilityId,
    name: z.string().min(1),
    type: z.enum([
        'independent_facility',
        'private_hospital',
        'public_hospital',
        'university_medical_center',
        'other'
    ]),
    country: z.enum([
        'US',
        'Canada',
        'Other'
    ]),
    state: z.string().nullable(),
    labArrangement: z.enum([
        'Own Lab',
        'Contract Lab',
        'No Lab',
        'Other'
    ]),
    timeZone: z.string()
});

export type FacilityZodType = z.infer<typeof zFacility>;
