// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSynopticElement = z.object({
    element: z.string().min(1).max(120),
    response: z.string().max(1000)
});

export type SynopticElementZodType = z.infer<typeof zSynopticElement>;
