// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSalutation = z.enum([
    'None',
    'Mr.',
    'Ms.',
    'Mrs.',
    'Dr.',
    'Prof.',
    'Mx.'
]);

export type SalutationZodType = z.infer<typeof zSalutation>;
