// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImage } from './image.ts';
import { zImageId } from './image-id.ts';
import { zInstant } from './instant.ts';
import { zRescanReason } from './rescan-reason.ts';

export const zReplacedImage = z.object({
    image: zImage,
    subsectionId: z.string().min(1),
    reason: zRescanReason,
    replacedBy: zImageId.nullable(),
    replacedAt: zInstant
});

export type ReplacedImageZodType = z.infer<typeof zReplacedImage>;
