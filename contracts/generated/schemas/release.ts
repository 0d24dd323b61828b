// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReleaseReason } from './release-reason.ts';

export const zRelease = z.object({
    reason: zReleaseReason,
    note: z.string().max(1000).optional()
});

export type ReleaseZodType = z.infer<typeof zRelease>;
