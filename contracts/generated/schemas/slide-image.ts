// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBlobId } from './blob-id.ts';
import { zImageId } from './image-id.ts';
import { zInstant } from './instant.ts';
import { zNotShown } from './not-shown.ts';

export const zSlideImage = z.object({
    imageId: zImageId,
    fileName: z.string().min(1).max(255),
    fileContent: zBlobId,
    checksum: z.string().regex(/^[0-9a-f]{64}$/).nullable(),
    bytes: z.int().gte(1).lte(21474836480),
    addedAt: zInstant,
    readable: z.boolean().nullable(),
    notShown: zNotShown
});

export type SlideImageZodType = z.infer<typeof zSlideImage>;
