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

export const zUserFormChangeInput = z.object({
    salutation: zSalutation.nullish(),
    firstName: zPersonName.optional(),
    lastName: zPersonName.optional(),
    email: zEmail.optional(),
    phone: zPhone.optional(),
    userType: zUserType.optional(),
    ownerGroup: zOwnerGroup.nullish(),
    facilityId: zFacilityId.nullish(),
    role: zFacilityRole.nullish(),
    npi: zNpi.nullish(),
    rights: zUserRights.nullish(),
    startDate: z.iso.date().nullish()
});

export type UserFormChangeInputZodType = z.infer<typeof zUserFormChangeInput>;
