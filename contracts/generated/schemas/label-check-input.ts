// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';
import { zNote } from './note.ts';

export const zLabelCheckInput = z.object({
    imageId: zImageId,
    confirmed: z.literal(true),
    note: zNote.optional()
});

export type LabelCheckInputZodType = z.infer<typeof zLabelCheckInput>;
