// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';

export const zKeyImage = z.object({
    imageId: zImageId,
    caption: z.string().min(1).max(300).nullable(),
    scaleBarMicrometres: z.number().gt(0).lte(100000).nullable()
});

export type KeyImageZodType = z.infer<typeof zKeyImage>;
