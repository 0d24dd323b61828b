// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zHoldReason = z.enum([
    'identity_check',
    'material_pending',
    'facility_asked',
    'payment',
    'legal',
    'other',
    'preferred_provider',
    'priority_pool'
]);

export type HoldReasonZodType = z.infer<typeof zHoldReason>;
