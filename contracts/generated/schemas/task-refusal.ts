// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTaskRefusal = z.enum([
    'account',
    'facility',
    'rights',
    'provider',
    'duty',
    'billing',
    'role',
    'reader',
    'author',
    'licence',
    'subspecialty',
    'conflict'
]);

export type TaskRefusalZodType = z.infer<typeof zTaskRefusal>;
