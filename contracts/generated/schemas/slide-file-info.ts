// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSlideFileInfo = z.object({
    contentType: z.string().min(1)
});

export type SlideFileInfoZodType = z.infer<typeof zSlideFileInfo>;
