// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zStaffRole = z.enum([
    'Admin',
    'Accounts',
    'Lab_Operations',
    'Relationship_Manager'
]);

export type StaffRoleZodType = z.infer<typeof zStaffRole>;
