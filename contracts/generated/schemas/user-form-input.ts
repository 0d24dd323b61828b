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

export const zUserFormInput = z.object({
    salutation: zSalutation.nullish(),
    firstName: zPersonName,
    lastName: zPersonName,
    email: zEmail,
    phone: zPhone,
    userType: zUserType,
    ownerGroup: zOwnerGroup.nullish(),
    facilityId: zFacilityId.nullish(),
    role: zFacilityRole.nullish(),
    npi: zNpi.nullish(),
    rights: zUserRights.nullish(),
    startDate: z.iso.date().nullish()
});

export type UserFormInputZodType = z.infer<typeof zUserFormInput>;
