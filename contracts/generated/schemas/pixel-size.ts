// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zPixelSize = z.object({
    width: z.int().gte(1),
    height: z.int().gte(1)
});

export type PixelSizeZodType = z.infer<typeof zPixelSize>;
