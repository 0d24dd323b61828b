// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zMarkScale = z.object({
    state: z.enum([
        'file',
        'manual',
        'assumed',
        'none',
        'invalid'
    ]),
    mppX: z.number().nullable(),
    mppY: z.number().nullable(),
    source: z.string().max(200).nullable(),
    reason: z.string().max(2000).nullable()
});

export type MarkScaleZodType = z.infer<typeof zMarkScale>;
