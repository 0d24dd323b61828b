// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSpecimenTypeEntry = z.object({
    value: z.string().min(1),
    label: z.string().min(1),
    category: z.enum([
        'biopsy',
        'excision',
        'resection',
        'cytology',
        'consult',
        'other'
    ])
});

export type SpecimenTypeEntryZodType = z.infer<typeof zSpecimenTypeEntry>;
