// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zUserId } from './user-id.ts';
import { zUserStatus } from './user-status.ts';

export const zGroupMember = z.object({
    userId: zUserId,
    displayName: z.string().min(1),
    status: zUserStatus,
    openCases: z.int().gte(0),
    addedAt: zInstant
});

export type GroupMemberZodType = z.infer<typeof zGroupMember>;
