// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zImagePoint = z.object({
    x: z.number(),
    y: z.number()
});

export type ImagePointZodType = z.infer<typeof zImagePoint>;
