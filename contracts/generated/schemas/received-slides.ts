// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zNote } from './note.ts';
import { zSlideCondition } from './slide-condition.ts';
import { zSubsectionId } from './subsection-id.ts';

export const zReceivedSlides = z.object({
    subsectionId: zSubsectionId,
    received: z.int().gte(0),
    missing: z.int().gte(0),
    condition: zSlideCondition.nullable(),
    note: zNote.nullable()
});

export type ReceivedSlidesZodType = z.infer<typeof zReceivedSlides>;
