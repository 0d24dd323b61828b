// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zPriority = z.enum([
    'Routine',
    'Expedited',
    'STAT'
]);

export type PriorityZodType = z.infer<typeof zPriority>;
