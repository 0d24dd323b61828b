// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEmail } from './email.ts';
import { zFacilityId } from './facility-id.ts';
import { zFacilityRole } from './facility-role.ts';
import { zNpi } from './npi.ts';
import { zOwnerGroup } from './owner-group.ts';
import { zPersonName } from './person-name.ts';
import { zPhone } from './phone.ts';
import { zSalutation } from './salutation.ts';
import { zUserRights } from './user-rights.ts';
import { zUserType } from './user-type.ts';

export const zUserForm = z.object({
    salutation: zSalutation.nullable(),
    firstName: zPersonName,
    lastName: zPersonName,
    email: zEmail,
    phone: zPhone,
    userType: zUserType,
    ownerGroup: zOwnerGroup.nullable(),
    facilityId: zFacilityId.nullable(),
    role: zFacilityRole.nullable(),
    npi: zNpi.nullable(),
    rights: zUserRights.nullable(),
    startDate: z.iso.date().nullable()
});

export type UserFormZodType = z.infer<typeof zUserForm>;
