// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEmail } from './email.ts';
import { zOwnerGroup } from './owner-group.ts';
import { zPersonName } from './person-name.ts';
import { zPhone } from './phone.ts';
import { zSalutation } from './salutation.ts';
import { zStaffRole } from './staff-role.ts';
import { zUserRights } from './user-rights.ts';

export const zStaffForm = z.object({
    salutation: zSalutation.nullable(),
    firstName: zPersonName,
    lastName: zPersonName,
    email: zEmail,
    phone: zPhone,
    staffRole: zStaffRole.nullable(),
    ownerGroup: zOwnerGroup.nullable(),
    rights: zUserRights.nullable(),
    startDate: z.iso.date().nullable()
});

export type StaffFormZodType = z.infer<typeof zStaffForm>;
