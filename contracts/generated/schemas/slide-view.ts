// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSlideView = z.object({
    x: z.number().gte(-10000000).lte(10000000),
    y: z.number().gte(-10000000).lte(10000000),
    scale: z.number().gt(0).lte(1000),
    rotation: z.number().gte(0).lt(360)
});

export type SlideViewZodType = z.infer<typeof zSlideView>;
