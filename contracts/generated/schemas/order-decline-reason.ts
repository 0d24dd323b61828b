// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zOrderDeclineReason = z.enum([
    'block_exhausted',
    'marker_not_offered',
    'no_authorization',
    'material_returned',
    'other'
]);

export type OrderDeclineReasonZodType = z.infer<typeof zOrderDeclineReason>;
