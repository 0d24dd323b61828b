// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zNpi } from './npi.ts';
import { zPersonName } from './person-name.ts';
import { zPhone } from './phone.ts';
import { zUserRights } from './user-rights.ts';

export const zFacilityNpChangeInput = z.object({
    firstName: zPersonName.optional(),
    lastName: zPersonName.optional(),
    phone: zPhone.optional(),
    npi: zNpi.nullish(),
    rights: zUserRights.optional(),
    startDate: z.iso.date().nullish()
});

export type FacilityNpChangeInputZodType = z.infer<typeof zFacilityNpChangeInput>;
