// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAccountType } from './account-type.ts';
import { zCaseScope } from './case-scope.ts';
import { zCountry } from './country.ts';
import { zDay } from './day.ts';
import { zLeadSource } from './lead-source.ts';
import { zNote } from './note.ts';
import { zOrganisationKind } from './organisation-kind.ts';
import { zPersonName } from './person-name.ts';
import { zPostalAddress } from './postal-address.ts';
import { zSalutation } from './salutation.ts';
import { zService } from './service.ts';
import { zUserId } from './user-id.ts';

export const zAccountInput = z.object({
    accountType: zAccountType,
    name: z.string().min(2).max(120),
    organisationKind: zOrganisationKind.nullish(),
    leadSource: zLeadSource.nullish(),
    salutation: zSalutation.optional(),
    contactFirstName: zPersonName,
    contactLastName: zPersonName,
    email: z.string().min(1).max(254),
    phone: z.string().max(30).nullish(),
    country: zCountry,
    address: zPostalAddress.nullish(),
    caseScope: zCaseScope.nullish(),
    service: zService.nullish(),
    caseVolume: z.int().gte(0).lte(100000).nullish(),
    ownerId: zUserId.nullish(),
    nextContactDate: zDay.nullish(),
    note: zNote.nullish()
});

export type AccountInputZodType = z.infer<typeof zAccountInput>;
