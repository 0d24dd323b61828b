// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zHandOverStatus = z.enum([
    'Offered',
    'Accepted',
    'Refused',
    'Withdrawn',
    'Lapsed'
]);

export type HandOverStatusZodType = z.infer<typeof zHandOverStatus>;
