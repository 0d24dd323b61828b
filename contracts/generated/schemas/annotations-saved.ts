// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';

export const zAnnotationsSaved = z.object({
    imageId: zImageId,
    version: z.int().gte(1),
    savedAt: z.iso.datetime({ offset: true })
});

export type AnnotationsSavedZodType = z.infer<typeof zAnnotationsSaved>;
