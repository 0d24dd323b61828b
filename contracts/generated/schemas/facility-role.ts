// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zFacilityRole = z.enum(['MedicalFacility', 'Facility_NP']);

export type FacilityRoleZodType = z.infer<typeof zFacilityRole>;
