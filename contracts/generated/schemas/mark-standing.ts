// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zMarkStanding = z.enum([
    'seen',
    'moved',
    'changed',
    'scale_corrected',
    'deleted',
    'slide_replaced'
]);

export type MarkStandingZodType = z.infer<typeof zMarkStanding>;
