// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zHoldInput = z.object({
    reason: z.enum([
        'identity_check',
        'material_pending',
        'facility_asked',
        'payment',
        'legal',
        'other'
    ]),
    note: z.string().min(1).max(1000).optional(),
    to: z.iso.datetime({ offset: true }).optional()
});

export type HoldInputZodType = z.infer<typeof zHoldInput>;
