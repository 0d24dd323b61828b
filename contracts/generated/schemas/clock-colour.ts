// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zClockColour = z.enum([
    'green',
    'amber',
    'red'
]);

export type ClockColourZodType = z.infer<typeof zClockColour>;
