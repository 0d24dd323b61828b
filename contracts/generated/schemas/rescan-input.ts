// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';
import { zRescanReason } from './rescan-reason.ts';

export const zRescanInput = z.object({
    imageId: zImageId,
    reason: zRescanReason,
    note: z.string().min(1).max(1000).optional()
});

export type RescanInputZodType = z.infer<typeof zRescanInput>;
