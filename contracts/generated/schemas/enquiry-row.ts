// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCountry } from './country.ts';
import { zEmail } from './email.ts';
import { zEnquiryAction } from './enquiry-action.ts';
import { zEnquiryId } from './enquiry-id.ts';
import { zEnquiryLeadStatus } from './enquiry-lead-status.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zLeadSource } from './lead-source.ts';
import { zOrganisationKind } from './organisation-kind.ts';
import { zPersonRef } from './person-ref.ts';
import { zPhone } from './phone.ts';
import { zRegionCode } from './region-code.ts';

export const zEnquiryRow = z.object({
    id: zEnquiryId,
    version: z.int().gte(1),
    etag: zEtag,
    leadStatus: zEnquiryLeadStatus,
    name: z.string().min(1),
    email: zEmail.nullable(),
    phone: zPhone.nullable(),
    organisation: z.string().nullable(),
    organisationKind: zOrganisationKind.nullable(),
    country: zCountry.nullable(),
    region: zRegionCode.nullable(),
    leadSource: zLeadSource,
    owner: zPersonRef.nullable(),
    nextContactDate: z.iso.date().nullable(),
    createdAt: zInstant,
    allowedActions: z.array(zEnquiryAction)
});

export type EnquiryRowZodType = z.infer<typeof zEnquiryRow>;
