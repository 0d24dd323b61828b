// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zCaseRelation } from './case-relation.ts';
import { zService } from './service.ts';
import { zSubspecialty } from './subspecialty.ts';
import { zUserId } from './user-id.ts';

export const zCaseRoutingFormInput = z.object({
    caseRelation: zCaseRelation.optional(),
    parentCaseId: zCaseId.nullish(),
    otherRelation: z.string().max(500).nullish(),
    service: zService.nullish(),
    subspecialtyRequested: zSubspecialty.nullish(),
    preferredProviderId: zUserId.nullish()
});

export type CaseRoutingFormInputZodType = z.infer<typeof zCaseRoutingFormInput>;
