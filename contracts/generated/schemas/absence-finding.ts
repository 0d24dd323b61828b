// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zAbsenceFinding = z.enum([
    'listed',
    'elsewhere',
    'second_reading',
    'account',
    'licence',
    'subspecialty',
    'conflict',
    'on_hold',
    'offered_first',
    'taken',
    'unknown'
]);

export type AbsenceFindingZodType = z.infer<typeof zAbsenceFinding>;
