// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zReason } from './reason.ts';

export const zEnteredScale = z.object({
    mppX: z.number().gt(0),
    mppY: z.number().gt(0),
    reason: zReason,
    enteredAt: zInstant
});

export type EnteredScaleZodType = z.infer<typeof zEnteredScale>;
