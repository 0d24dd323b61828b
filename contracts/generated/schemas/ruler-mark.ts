// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';
import { zImagePoint } from './image-point.ts';
import { zMarkAuthor } from './mark-author.ts';
import { zMarkScale } from './mark-scale.ts';

export const zRulerMark = z.object({
    id: z.string().min(1).max(200),
    imageId: zImageId,
    checksum: z.string().max(200).nullable(),
    mode: z.enum(['straight', 'coordinate']),
    from: zImagePoint,
    to: zImagePoint,
    scale: zMarkScale,
    name: z.string().max(200),
    author: zMarkAuthor.nullable(),
    lengthMicrometres: z.number().gte(0).nullable()
});

export type RulerMarkZodType = z.infer<typeof zRulerMark>;
