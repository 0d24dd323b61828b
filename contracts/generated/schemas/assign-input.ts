// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zUserId } from './user-id.ts';

export const zAssignInput = z.object({
    providerId: zUserId,
    reason: z.string().min(1).max(1000).optional(),
    beyondLoadLimit: z.boolean().optional()
});

export type AssignInputZodType = z.infer<typeof zAssignInput>;
