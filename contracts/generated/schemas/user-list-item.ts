// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zEmail } from './email.ts';
import { zEtag } from './etag.ts';
import { zGroupsOfProvider } from './groups-of-provider.ts';
import { zInstant } from './instant.ts';
import { zLicencesHeld } from './licences-held.ts';
import { zRole } from './role.ts';
import { zStaffRole } from './staff-role.ts';
import { zSubspecialtiesRead } from './subspecialties-read.ts';
import { zUserAction } from './user-action.ts';
import { zUserId } from './user-id.ts';
import { zUserStatus } from './user-status.ts';
import { zUserType } from './user-type.ts';

export const zUserListItem = z.object({
    userId: zUserId,
    version: z.int().gte(1),
    etag: zEtag,
    displayName: z.string().min(1),
    email: zEmail,
    role: zRole,
    userType: zUserType,
    staffRole: zStaffRole.nullable(),
    status: zUserStatus,
    facilityName: z.string().nullable(),
    subspecialties: zSubspecialtiesRead,
    licences: zLicencesHeld,
    groups: zGroupsOfProvider,
    awayUntil: zDay.nullable(),
    createdAt: zInstant,
    lastLoginAt: zInstant.nullable(),
    allowedActions: z.array(zUserAction).max(10)
});

export type UserListItemZodType = z.infer<typeof zUserListItem>;
