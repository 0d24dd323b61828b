// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';
import { zNote } from './note.ts';
import { zSlideCondition } from './slide-condition.ts';
import { zSubsectionId } from './subsection-id.ts';

export const zReceivedSlidesInput = z.object({
    subsectionId: zSubsectionId,
    received: z.int().gte(0).lte(50),
    missing: z.int().gte(0).lte(50),
    condition: zSlideCondition.optional(),
    imageIds: z.array(zImageId).max(100).optional(),
    note: zNote.optional()
});

export type ReceivedSlidesInputZodType = z.infer<typeof zReceivedSlidesInput>;
