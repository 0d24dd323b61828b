// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zLaterality = z.enum([
    'Left',
    'Right',
    'Bilateral',
    'Midline',
    'Not_Applicable'
]);

export type LateralityZodType = z.infer<typeof zLaterality>;
