// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zMarkerEntry = z.object({
    value: z.string().min(1),
    label: z.string().min(1),
    cpt: z.string().regex(/^[0-9]{5}$/),
    cptQuantitative: z.string().regex(/^[0-9]{5}$/).nullable()
});

export type MarkerEntryZodType = z.infer<typeof zMarkerEntry>;
