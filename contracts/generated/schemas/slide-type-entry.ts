// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSlideTypeEntry = z.object({
    value: z.string().min(1),
    label: z.string().min(1),
    group: z.enum([
        'routine',
        'intraoperative',
        'special',
        'unstained',
        'cytology',
        'hematology',
        'control',
        'other'
    ])
});

export type SlideTypeEntryZodType = z.infer<typeof zSlideTypeEntry>;
