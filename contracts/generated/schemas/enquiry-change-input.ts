// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseScope } from './case-scope.ts';
import { zCountry } from './country.ts';
import { zEmail } from './email.ts';
import { zLeadSource } from './lead-source.ts';
import { zOrganisationKind } from './organisation-kind.ts';
import { zPersonName } from './person-name.ts';
import { zPhone } from './phone.ts';
import { zRegionCode } from './region-code.ts';
import { zSalutation } from './salutation.ts';
import { zService } from './service.ts';
import { zUserId } from './user-id.ts';

export const zEnquiryChangeInput = z.object({
    salutation: zSalutation.nullish(),
    firstName: zPersonName.optional(),
    lastName: zPersonName.optional(),
    email: zEmail.nullish(),
    phone: zPhone.nullish(),
    organisation: z.string().max(120).nullish(),
    organisationKind: zOrganisationKind.nullish(),
    country: zCountry.nullish(),
    region: zRegionCode.nullish(),
    caseVolume: z.int().gte(0).lte(100000).nullish(),
    caseScope: zCaseScope.nullish(),
    service: zService.nullish(),
    leadSource: zLeadSource.nullish(),
    message: z.string().max(4000).nullish(),
    ownerId: zUserId.nullish(),
    nextContactDate: z.iso.date().nullish()
});

export type EnquiryChangeInputZodType = z.infer<typeof zEnquiryChangeInput>;
