// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zRecutOrderEntry = z.object({
    value: z.string().min(1),
    label: z.string().min(1),
    kind: z.enum([
        'he_recut',
        'he_deeper',
        'unstained',
        're_embed'
    ]),
    slideCount: z.int().gte(1).nullable()
});

export type RecutOrderEntryZodType = z.infer<typeof zRecutOrderEntry>;
