// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReason } from './reason.ts';

export const zReturnReasonInput = z.object({
    field: z.string().min(1).max(200).optional(),
    text: zReason
});

export type ReturnReasonInputZodType = z.infer<typeof zReturnReasonInput>;
