// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAccountId } from './account-id.ts';
import { zEtag } from './etag.ts';
import { zFacilityAccountAction } from './facility-account-action.ts';
import { zFacilityForm } from './facility-form.ts';
import { zFacilityId } from './facility-id.ts';
import { zInstant } from './instant.ts';
import { zSignedAgreement } from './signed-agreement.ts';

export const zFacilityAccount = z.object({
    id: zFacilityId,
    version: z.int().gte(1),
    etag: zEtag,
    accountId: zAccountId.nullable(),
    active: z.boolean(),
    createdAt: zInstant,
    signed: zSignedAgreement.nullable(),
    form: zFacilityForm,
    allowedActions: z.array(zFacilityAccountAction)
});

export type FacilityAccountZodType = z.infer<typeof zFacilityAccount>;
