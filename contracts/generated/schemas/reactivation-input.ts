// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReason } from './reason.ts';

export const zReactivationInput = z.object({
    reason: zReason,
    credentialsChecked: z.boolean().optional()
});

export type ReactivationInputZodType = z.infer<typeof zReactivationInput>;
