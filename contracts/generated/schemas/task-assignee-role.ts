// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTaskAssigneeRole = z.enum([
    'Provider',
    'Facility',
    'Admin',
    'Lab_Operations',
    'Accounts',
    'Relationship_Manager'
]);

export type TaskAssigneeRoleZodType = z.infer<typeof zTaskAssigneeRole>;
