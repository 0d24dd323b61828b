// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zRole = z.enum([
    'Provider',
    'physician',
    'MedicalFacility',
    'Facility_NP',
    'Admin'
]);

export type RoleZodType = z.infer<typeof zRole>;
