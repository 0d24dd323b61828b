// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zPayerEntry = z.object({
    value: z.string().min(1),
    label: z.string().min(1),
    country: z.enum([
        'US',
        'Canada',
        'any'
    ]),
    kind: z.enum([
        'commercial',
        'government',
        'other'
    ])
});

export type PayerEntryZodType = z.infer<typeof zPayerEntry>;
