// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEmail } from './email.ts';
import { zNpi } from './npi.ts';
import { zPersonName } from './person-name.ts';
import { zPhone } from './phone.ts';
import { zUserRights } from './user-rights.ts';

export const zFacilityNpInput = z.object({
    firstName: zPersonName,
    lastName: zPersonName,
    email: zEmail,
    phone: zPhone,
    npi: zNpi.nullish(),
    rights: zUserRights.optional(),
    startDate: z.iso.date().nullish()
});

export type FacilityNpInputZodType = z.infer<typeof zFacilityNpInput>;
