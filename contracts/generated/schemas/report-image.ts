// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';
import { zSignedUrl } from './signed-url.ts';

export const zReportImage = z.object({
    imageId: zImageId,
    slide: z.string().min(1),
    caption: z.string().nullable(),
    scaleBarMicrometres: z.number().gt(0).nullable(),
    url: zSignedUrl
});

export type ReportImageZodType = z.infer<typeof zReportImage>;
