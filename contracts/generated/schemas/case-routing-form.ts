// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zCaseRelation } from './case-relation.ts';
import { zService } from './service.ts';
import { zSubspecialty } from './subspecialty.ts';
import { zUserId } from './user-id.ts';

export const zCaseRoutingForm = z.object({
    caseRelation: zCaseRelation,
    parentCaseId: zCaseId.nullable(),
    otherRelation: z.string().max(500).nullable(),
    service: zService.nullable(),
    subspecialtyRequested: zSubspecialty.nullable(),
    preferredProviderId: zUserId.nullable()
});

export type CaseRoutingFormZodType = z.infer<typeof zCaseRoutingForm>;
