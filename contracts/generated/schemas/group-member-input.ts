// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zUserId } from './user-id.ts';

export const zGroupMemberInput = z.object({
    userId: zUserId
});

export type GroupMemberInputZodType = z.infer<typeof zGroupMemberInput>;
