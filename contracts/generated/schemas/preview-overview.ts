// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSignedUrl } from './signed-url.ts';

export const zPreviewOverview = z.object({
    specimenID: z.string().min(1).max(20),
    thumbnailUrl: zSignedUrl
});

export type PreviewOverviewZodType = z.infer<typeof zPreviewOverview>;
