// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';

export const zImageOrderInput = z.object({
    imageIds: z.array(zImageId).min(1).max(100)
});

export type ImageOrderInputZodType = z.infer<typeof zImageOrderInput>;
