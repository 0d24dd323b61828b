// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zActingRole = z.enum([
    'Provider',
    'MedicalFacility',
    'Facility_NP',
    'Admin',
    'system'
]);

export type ActingRoleZodType = z.infer<typeof zActingRole>;
