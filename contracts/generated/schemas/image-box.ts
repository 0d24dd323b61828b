// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zImageBox = z.object({
    x: z.number(),
    y: z.number(),
    width: z.number().gte(0),
    height: z.number().gte(0)
});

export type ImageBoxZodType = z.infer<typeof zImageBox>;
