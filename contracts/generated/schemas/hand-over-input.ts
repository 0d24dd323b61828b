// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zUserId } from './user-id.ts';

export const zHandOverInput = z.object({
    toUserId: zUserId,
    note: z.string().max(300).optional()
});

export type HandOverInputZodType = z.infer<typeof zHandOverInput>;
