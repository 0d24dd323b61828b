// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zReason } from './reason.ts';
import { zUserStatus } from './user-status.ts';

export const zUserStatusStep = z.object({
    from: zUserStatus.nullable(),
    to: zUserStatus,
    at: zInstant,
    by: zPersonRef.nullable(),
    reason: zReason.nullable()
});

export type UserStatusStepZodType = z.infer<typeof zUserStatusStep>;
