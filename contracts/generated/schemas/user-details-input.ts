// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zOwnerGroup } from './owner-group.ts';
import { zPersonName } from './person-name.ts';
import { zRole } from './role.ts';
import { zSalutation } from './salutation.ts';
import { zStaffRole } from './staff-role.ts';
import { zSubspecialty } from './subspecialty.ts';
import { zUserRights } from './user-rights.ts';

export const zUserDetailsInput = z.object({
    salutation: zSalutation.optional(),
    firstName: zPersonName.optional(),
    middleName: zPersonName.nullish(),
    lastName: zPersonName.optional(),
    email: z.string().min(1).max(254).optional(),
    phone: z.string().max(30).nullish(),
    role: zRole.optional(),
    staffRole: zStaffRole.optional(),
    ownerGroup: zOwnerGroup.nullish(),
    rights: zUserRights.optional(),
    npi: z.string().max(20).nullish(),
    startDate: zDay.nullish(),
    verifiedSites: z.array(z.int().gte(0).lte(9)).max(10).optional(),
    subspecialties: z.array(zSubspecialty).max(13).optional()
});

export type UserDetailsInputZodType = z.infer<typeof zUserDetailsInput>;
