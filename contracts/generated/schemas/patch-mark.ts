// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageBox } from './image-box.ts';
import { zImageId } from './image-id.ts';
import { zMarkAuthor } from './mark-author.ts';

export const zPatchMark = z.object({
    id: z.string().min(1).max(200),
    imageId: zImageId,
    checksum: z.string().max(200).nullable(),
    note: z.string().max(2000),
    color: z.string().regex(/^#[0-9a-fA-F]{6}$/),
    isPoint: z.boolean(),
    box: zImageBox,
    widthInClient: z.number().gte(0),
    author: zMarkAuthor.nullable()
});

export type PatchMarkZodType = z.infer<typeof zPatchMark>;
