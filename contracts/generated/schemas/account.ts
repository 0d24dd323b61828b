// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAccountAction } from './account-action.ts';
import { zAccountId } from './account-id.ts';
import { zAccountLeadStatus } from './account-lead-status.ts';
import { zAccountType } from './account-type.ts';
import { zCaseScope } from './case-scope.ts';
import { zCountry } from './country.ts';
import { zDay } from './day.ts';
import { zEmail } from './email.ts';
import { zEnquiryId } from './enquiry-id.ts';
import { zEtag } from './etag.ts';
import { zFacilityId } from './facility-id.ts';
import { zInstant } from './instant.ts';
import { zLeadSource } from './lead-source.ts';
import { zLeadStatusStep } from './lead-status-step.ts';
import { zNote } from './note.ts';
import { zOrganisationKind } from './organisation-kind.ts';
import { zPersonName } from './person-name.ts';
import { zPersonRef } from './person-ref.ts';
import { zPhone } from './phone.ts';
import { zPostalAddress } from './postal-address.ts';
import { zSalutation } from './salutation.ts';
import { zService } from './service.ts';
import { zUserId } from './user-id.ts';

export const zAccount = z.object({
    id: zAccountId,
    version: z.int().gte(1),
    etag: zEtag,
    name: z.string().min(1).max(120),
    accountType: zAccountType,
    organisationKind: zOrganisationKind.nullable(),
    leadStatus: zAccountLeadStatus,
    leadSource: zLeadSource.nullable(),
    salutation: zSalutation,
    contactFirstName: zPersonName,
    contactLastName: zPersonName,
    email: zEmail,
    phone: zPhone.nullable(),
    country: zCountry,
    address: zPostalAddress.nullable(),
    caseScope: zCaseScope.nullable(),
    service: zService.nullable(),
    caseVolume: z.int().gte(0).lte(100000).nullable(),
    owner: zPersonRef.nullable(),
    nextContactDate: zDay.nullable(),
    facilityId: zFacilityId.nullable(),
    userId: zUserId.nullable(),
    enquiryId: zEnquiryId.nullable(),
    note: zNote.nullable(),
    history: z.array(zLeadStatusStep).max(200),
    createdAt: zInstant,
    updatedAt: zInstant,
    allowedActions: z.array(zAccountAction).max(10)
});

export type AccountZodType = z.infer<typeof zAccount>;
