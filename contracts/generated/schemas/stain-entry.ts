// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zStainEntry = z.object({
    value: z.string().min(1),
    label: z.string().min(1),
    cpt: z.string().regex(/^[0-9]{5}$/)
});

export type StainEntryZodType = z.infer<typeof zStainEntry>;
