// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReason } from './reason.ts';

export const zDeactivationInput = z.object({
    reason: zReason,
    returnOpenCases: z.boolean().optional()
});

export type DeactivationInputZodType = z.infer<typeof zDeactivationInput>;
