// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zNumberedThing } from './numbered-thing.ts';

export const zNumberedThings = z.object({
    items: z.array(zNumberedThing)
});

export type NumberedThingsZodType = z.infer<typeof zNumberedThings>;
