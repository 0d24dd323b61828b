// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';
import { zReason } from './reason.ts';

export const zEnteredScaleInput = z.object({
    imageId: zImageId,
    mppX: z.number().gte(0.02).lte(20),
    mppY: z.number().gte(0.02).lte(20),
    reason: zReason
});

export type EnteredScaleInputZodType = z.infer<typeof zEnteredScaleInput>;
