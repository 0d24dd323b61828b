// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';
import { zMarkScale } from './mark-scale.ts';
import { zPatchMark } from './patch-mark.ts';
import { zRulerMark } from './ruler-mark.ts';

export const zAnnotations = z.object({
    imageId: zImageId,
    version: z.int().gte(0),
    savedAt: z.iso.datetime({ offset: true }).nullable(),
    checksum: z.string().max(200).nullable(),
    rulers: z.array(zRulerMark),
    patches: z.array(zPatchMark),
    log: z.array(z.string().max(1000000)),
    scaleByHand: zMarkScale.nullable()
});

export type AnnotationsZodType = z.infer<typeof zAnnotations>;
