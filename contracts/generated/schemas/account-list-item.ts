// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAccountAction } from './account-action.ts';
import { zAccountId } from './account-id.ts';
import { zAccountLeadStatus } from './account-lead-status.ts';
import { zAccountType } from './account-type.ts';
import { zCountry } from './country.ts';
import { zDay } from './day.ts';
import { zEmail } from './email.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zPhone } from './phone.ts';

export const zAccountListItem = z.object({
    id: zAccountId,
    version: z.int().gte(1),
    etag: zEtag,
    name: z.string().min(1).max(120),
    accountType: zAccountType,
    leadStatus: zAccountLeadStatus,
    contactName: z.string().min(1),
    email: zEmail,
    phone: zPhone.nullable(),
    country: zCountry,
    owner: zPersonRef.nullable(),
    nextContactDate: zDay.nullable(),
    createdAt: zInstant,
    updatedAt: zInstant,
    allowedActions: z.array(zAccountAction).max(10)
});

export type AccountListItemZodType = z.infer<typeof zAccountListItem>;
