// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReason } from './reason.ts';

export const zCancelInput = z.object({
    reason: zReason,
    providerConsulted: z.boolean().optional()
});

export type CancelInputZodType = z.infer<typeof zCancelInput>;
