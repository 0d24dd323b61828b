// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zHandOver } from './hand-over.ts';

export const zHandOvers = z.object({
    items: z.array(zHandOver).max(500)
});

export type HandOversZodType = z.infer<typeof zHandOvers>;
