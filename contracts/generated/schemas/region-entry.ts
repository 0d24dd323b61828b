// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zRegionEntry = z.object({
    value: z.string().min(1),
    label: z.string().min(1),
    kind: z.enum([
        'state',
        'district',
        'territory',
        'province'
    ])
});

export type RegionEntryZodType = z.infer<typeof zRegionEntry>;
