// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAwayTime } from './away-time.ts';
import { zDay } from './day.ts';
import { zEmail } from './email.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zInvitationEnd } from './invitation-end.ts';
import { zInvitationState } from './invitation-state.ts';
import { zPhone } from './phone.ts';
import { zRole } from './role.ts';
import { zStaffRole } from './staff-role.ts';
import { zTeamAction } from './team-action.ts';
import { zUserId } from './user-id.ts';
import { zUserRights } from './user-rights.ts';
import { zUserStatus } from './user-status.ts';

export const zTeamMember = z.object({
    userId: zUserId,
    version: z.int().gte(1),
    etag: zEtag,
    displayName: z.string().min(1),
    email: zEmail,
    phone: zPhone.nullable(),
    role: zRole,
    staffRole: zStaffRole.nullable(),
    status: zUserStatus,
    rights: zUserRights.nullable(),
    groups: z.array(z.string().min(1)).max(50),
    away: z.array(zAwayTime).max(50),
    awayUntil: zDay.nullable(),
    invitation: zInvitationState,
    invitedAt: zInstant.nullable(),
    invitationEndsAt: zInvitationEnd,
    allowedActions: z.array(zTeamAction).max(2)
});

export type TeamMemberZodType = z.infer<typeof zTeamMember>;
