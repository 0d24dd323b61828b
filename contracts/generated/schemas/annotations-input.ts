// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zMarkScale } from './mark-scale.ts';
import { zPatchMark } from './patch-mark.ts';
import { zRulerMark } from './ruler-mark.ts';

export const zAnnotationsInput = z.object({
    checksum: z.string().max(200).nullable(),
    rulers: z.array(zRulerMark),
    patches: z.array(zPatchMark),
    log: z.array(z.string().max(1000000)),
    scaleByHand: zMarkScale.nullish()
});

export type AnnotationsInputZodType = z.infer<typeof zAnnotationsInput>;
