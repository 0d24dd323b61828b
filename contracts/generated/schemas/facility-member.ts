// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEmail } from './email.ts';
import { zEtag } from './etag.ts';
import { zFacilityMemberAction } from './facility-member-action.ts';
import { zFacilityRole } from './facility-role.ts';
import { zNpi } from './npi.ts';
import { zPersonName } from './person-name.ts';
import { zPhone } from './phone.ts';
import { zUserId } from './user-id.ts';
import { zUserRights } from './user-rights.ts';
import { zUserStatus } from './user-status.ts';

export const zFacilityMember = z.object({
    userId: zUserId,
    version: z.int().gte(1),
    etag: zEtag,
    firstName: zPersonName,
    lastName: zPersonName,
    email: zEmail,
    phone: zPhone.nullable(),
    role: zFacilityRole,
    status: zUserStatus,
    npi: zNpi.nullable(),
    rights: zUserRights,
    startDate: z.iso.date().nullable(),
    lastLoginAt: z.iso.datetime({ offset: true }).nullable(),
    allowedActions: z.array(zFacilityMemberAction)
});

export type FacilityMemberZodType = z.infer<typeof zFacilityMember>;
