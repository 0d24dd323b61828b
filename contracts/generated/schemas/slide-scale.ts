// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSlideScale = z.object({
    mppX: z.number(),
    mppY: z.number(),
    source: z.string().min(1),
    magnification: z.number().nullable()
});

export type SlideScaleZodType = z.infer<typeof zSlideScale>;
