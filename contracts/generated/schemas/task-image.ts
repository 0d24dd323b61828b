// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';

export const zTaskImage = z.object({
    imageId: zImageId,
    fileName: z.string().min(1)
});

export type TaskImageZodType = z.infer<typeof zTaskImage>;
