// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReferenceEntry } from './reference-entry.ts';

export const zBodySiteEntry = z.object({
    value: z.string().min(1),
    label: z.string().min(1),
    laterality: z.boolean(),
    subsites: z.array(zReferenceEntry)
});

export type BodySiteEntryZodType = z.infer<typeof zBodySiteEntry>;
