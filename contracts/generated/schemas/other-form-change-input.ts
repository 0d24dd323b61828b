// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCountry } from './country.ts';
import { zEmail } from './email.ts';
import { zLeadSource } from './lead-source.ts';
import { zOrganisationKind } from './organisation-kind.ts';
import { zPhone } from './phone.ts';
import { zRegionCode } from './region-code.ts';

export const zOtherFormChangeInput = z.object({
    organisation: z.string().min(2).max(120).optional(),
    organisationKind: zOrganisationKind.nullish(),
    contactName: z.string().min(1).max(120).optional(),
    email: zEmail.optional(),
    phone: zPhone.optional(),
    country: zCountry.nullish(),
    region: zRegionCode.nullish(),
    interest: z.string().min(10).max(1000).optional(),
    leadSource: zLeadSource.nullish()
});

export type OtherFormChangeInputZodType = z.infer<typeof zOtherFormChangeInput>;
