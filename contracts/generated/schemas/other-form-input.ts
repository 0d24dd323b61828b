// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCountry } from './country.ts';
import { zEmail } from './email.ts';
import { zLeadSource } from './lead-source.ts';
import { zOrganisationKind } from './organisation-kind.ts';
import { zPhone } from './phone.ts';
import { zRegionCode } from './region-code.ts';

export const zOtherFormInput = z.object({
    organisation: z.string().min(2).max(120),
    organisationKind: zOrganisationKind.nullish(),
    contactName: z.string().min(1).max(120),
    email: zEmail,
    phone: zPhone,
    country: zCountry.nullish(),
    region: zRegionCode.nullish(),
    interest: z.string().min(10).max(1000),
    leadSource: zLeadSource.nullish()
});

export type OtherFormInputZodType = z.infer<typeof zOtherFormInput>;
