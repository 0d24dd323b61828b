// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRole } from './role.ts';
import { zUserId } from './user-id.ts';
import { zUserStatus } from './user-status.ts';

export const zCurrentUser = z.object({
    userId: zUserId,
    email: z.string(),
    displayName: z.string(),
    role: zRole,
    status: zUserStatus
});

export type CurrentUserZodType = z.infer<typeof zCurrentUser>;
