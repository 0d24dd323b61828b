// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEmail } from './email.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zNoticeChoices } from './notice-choices.ts';
import { zPersonName } from './person-name.ts';
import { zPhone } from './phone.ts';
import { zPostalAddress } from './postal-address.ts';
import { zProfileFacility } from './profile-facility.ts';
import { zProviderProfile } from './provider-profile.ts';
import { zRole } from './role.ts';
import { zSalutation } from './salutation.ts';
import { zStaffRole } from './staff-role.ts';
import { zTimeZone } from './time-zone.ts';
import { zUserId } from './user-id.ts';
import { zUserStatus } from './user-status.ts';

export const zProfile = z.object({
    userId: zUserId,
    version: z.int().gte(1),
    etag: zEtag,
    email: zEmail,
    role: zRole,
    staffRole: zStaffRole.nullable(),
    status: zUserStatus,
    salutation: zSalutation,
    firstName: zPersonName,
    middleName: zPersonName.nullable(),
    lastName: zPersonName,
    displayName: z.string().min(1),
    phone: zPhone.nullable(),
    address: zPostalAddress.nullable(),
    timeZone: zTimeZone,
    notices: zNoticeChoices,
    facility: zProfileFacility.nullable(),
    provider: zProviderProfile.nullable(),
    createdAt: zInstant,
    updatedAt: zInstant
});

export type ProfileZodType = z.infer<typeof zProfile>;
