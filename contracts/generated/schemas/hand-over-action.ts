// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zHandOverAction = z.enum([
    'accept',
    'refuse',
    'withdraw'
]);

export type HandOverActionZodType = z.infer<typeof zHandOverAction>;
