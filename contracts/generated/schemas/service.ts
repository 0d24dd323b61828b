// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zService = z.enum([
    'Send Out',
    'Pick Up',
    'Both'
]);

export type ServiceZodType = z.infer<typeof zService>;
