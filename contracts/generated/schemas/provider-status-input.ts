// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReason } from './reason.ts';
import { zUserStatus } from './user-status.ts';

export const zProviderStatusInput = z.object({
    to: zUserStatus,
    reason: zReason.optional()
});

export type ProviderStatusInputZodType = z.infer<typeof zProviderStatusInput>;
