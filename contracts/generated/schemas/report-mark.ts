// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';
import { zMarkSight } from './mark-sight.ts';

export const zReportMark = z.object({
    number: z.int().gte(1).lte(9999),
    kind: z.enum(['ruler', 'patch']),
    imageId: zImageId,
    markId: z.string().min(1).max(200),
    slide: z.string().min(1),
    sight: zMarkSight
});

export type ReportMarkZodType = z.infer<typeof zReportMark>;
