// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zFacilityType = z.enum([
    'independent_facility',
    'private_hospital',
    'public_hospital',
    'university_medical_center',
    'other'
]);

export type FacilityTypeZodType = z.infer<typeof zFacilityType>;
