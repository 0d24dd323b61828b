// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEmail } from './email.ts';
import { zOwnerGroup } from './owner-group.ts';
import { zPersonName } from './person-name.ts';
import { zPhone } from './phone.ts';
import { zSalutation } from './salutation.ts';
import { zStaffRole } from './staff-role.ts';
import { zUserRights } from './user-rights.ts';

export const zStaffFormChangeInput = z.object({
    salutation: zSalutation.nullish(),
    firstName: zPersonName.optional(),
    lastName: zPersonName.optional(),
    email: zEmail.optional(),
    phone: zPhone.optional(),
    staffRole: zStaffRole.nullish(),
    ownerGroup: zOwnerGroup.nullish(),
    rights: zUserRights.nullish(),
    startDate: z.iso.date().nullish()
});

export type StaffFormChangeInputZodType = z.infer<typeof zStaffFormChangeInput>;
