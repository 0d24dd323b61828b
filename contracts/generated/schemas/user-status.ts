// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zUserStatus = z.enum([
    'New',
    'In Progress',
    'Provisionally Active',
    'Active',
    'Deactivated'
]);

export type UserStatusZodType = z.infer<typeof zUserStatus>;
