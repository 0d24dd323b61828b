// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';
import { zReason } from './reason.ts';

export const zRescanResolutionInput = z.object({
    outcome: z.enum(['Fulfilled', 'Declined']),
    newImageId: zImageId.optional(),
    reason: zReason.optional()
});

export type RescanResolutionInputZodType = z.infer<typeof zRescanResolutionInput>;
