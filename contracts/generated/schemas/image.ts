// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBlobId } from './blob-id.ts';
import { zEnteredScale } from './entered-scale.ts';
import { zImageId } from './image-id.ts';
import { zNotShown } from './not-shown.ts';

export const zImage = z.object({
    imageId: zImageId,
    checksum: z.string().regex(/^[0-9a-f]{64}$/).nullable(),
    fileName: z.string(),
    fileContent: zBlobId,
    notShown: zNotShown,
    enteredScale: zEnteredScale.nullable(),
    opened: z.boolean(),
    isNew: z.boolean()
});

export type ImageZodType = z.infer<typeof zImage>;
