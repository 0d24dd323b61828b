// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zReferenceEntry = z.object({
    value: z.string().min(1),
    label: z.string().min(1)
});

export type ReferenceEntryZodType = z.infer<typeof zReferenceEntry>;
