// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';

export const zImageSeen = z.object({
    imageId: zImageId,
    checksum: z.string().regex(/^[0-9a-f]{64}$/).nullable()
});

export type ImageSeenZodType = z.infer<typeof zImageSeen>;
