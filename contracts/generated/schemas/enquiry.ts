// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseScope } from './case-scope.ts';
import { zCountry } from './country.ts';
import { zEmail } from './email.ts';
import { zEnquiryAction } from './enquiry-action.ts';
import { zEnquiryConversion } from './enquiry-conversion.ts';
import { zEnquiryId } from './enquiry-id.ts';
import { zEnquiryLeadStatus } from './enquiry-lead-status.ts';
import { zEnquiryNote } from './enquiry-note.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zLeadSource } from './lead-source.ts';
import { zOrganisationKind } from './organisation-kind.ts';
import { zPersonName } from './person-name.ts';
import { zPersonRef } from './person-ref.ts';
import { zPhone } from './phone.ts';
import { zRegionCode } from './region-code.ts';
import { zSalutation } from './salutation.ts';
import { zService } from './service.ts';

export const zEnquiry = z.object({
    id: zEnquiryId,
    version: z.int().gte(1),
    etag: zEtag,
    leadStatus: zEnquiryLeadStatus,
    salutation: zSalutation.nullable(),
    firstName: zPersonName,
    lastName: zPersonName,
    email: zEmail.nullable(),
    phone: zPhone.nullable(),
    organisation: z.string().nullable(),
    organisationKind: zOrganisationKind.nullable(),
    country: zCountry.nullable(),
    region: zRegionCode.nullable(),
    caseVolume: z.int().gte(0).nullable(),
    caseScope: zCaseScope.nullable(),
    service: zService.nullable(),
    leadSource: zLeadSource,
    message: z.string().nullable(),
    owner: zPersonRef.nullable(),
    nextContactDate: z.iso.date().nullable(),
    notes: z.array(zEnquiryNote),
    converted: zEnquiryConversion.nullable(),
    createdAt: zInstant,
    allowedActions: z.array(zEnquiryAction)
});

export type EnquiryZodType = z.infer<typeof zEnquiry>;
