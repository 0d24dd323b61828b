// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zEmail } from './email.ts';
import { zEtag } from './etag.ts';
import { zFacilityId } from './facility-id.ts';
import { zGroupsOfProvider } from './groups-of-provider.ts';
import { zInstant } from './instant.ts';
import { zInvitationEnd } from './invitation-end.ts';
import { zInvitationState } from './invitation-state.ts';
import { zLicencesHeld } from './licences-held.ts';
import { zNpi } from './npi.ts';
import { zOnboardingProgress } from './onboarding-progress.ts';
import { zOwnReadingSite } from './own-reading-site.ts';
import { zOwnerGroup } from './owner-group.ts';
import { zPersonName } from './person-name.ts';
import { zPhone } from './phone.ts';
import { zRole } from './role.ts';
import { zSalutation } from './salutation.ts';
import { zStaffRole } from './staff-role.ts';
import { zSubspecialtiesRead } from './subspecialties-read.ts';
import { zUserAction } from './user-action.ts';
import { zUserId } from './user-id.ts';
import { zUserRights } from './user-rights.ts';
import { zUserStatus } from './user-status.ts';
import { zUserStatusStep } from './user-status-step.ts';
import { zUserType } from './user-type.ts';

export const zUser = z.object({
    userId: zUserId,
    version: z.int().gte(1),
    etag: zEtag,
    salutation: zSalutation,
    firstName: zPersonName,
    middleName: zPersonName.nullable(),
    lastName: zPersonName,
    displayName: z.string().min(1),
    email: zEmail,
    phone: zPhone.nullable(),
    role: zRole,
    userType: zUserType,
    staffRole: zStaffRole.nullable(),
    ownerGroup: zOwnerGroup.nullable(),
    rights: zUserRights,
    status: zUserStatus,
    npi: zNpi.nullable(),
    facilityId: zFacilityId.nullable(),
    facilityName: z.string().nullable(),
    subspecialties: zSubspecialtiesRead,
    licences: zLicencesHeld,
    readingSites: z.array(zOwnReadingSite).max(10),
    groups: zGroupsOfProvider,
    startDate: zDay.nullable(),
    onboarding: zOnboardingProgress.nullable(),
    openSessions: z.int().gte(0),
    invitation: zInvitationState,
    invitationEndsAt: zInvitationEnd,
    lastLoginAt: zInstant.nullable(),
    createdAt: zInstant,
    updatedAt: zInstant,
    history: z.array(zUserStatusStep).max(200),
    allowedActions: z.array(zUserAction).max(10)
});

export type UserZodType = z.infer<typeof zUser>;
