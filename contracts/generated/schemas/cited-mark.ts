// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';
import { zMarkSight } from './mark-sight.ts';
import { zMarkStanding } from './mark-standing.ts';

export const zCitedMark = z.object({
    number: z.int().gte(1).lte(9999),
    kind: z.enum(['ruler', 'patch']),
    imageId: zImageId,
    markId: z.string().min(1).max(200),
    slide: z.string().nullable(),
    seen: zMarkSight,
    now: zMarkSight.nullable(),
    standing: zMarkStanding
});

export type CitedMarkZodType = z.infer<typeof zCitedMark>;
