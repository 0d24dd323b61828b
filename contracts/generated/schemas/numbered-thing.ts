// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zFacilityId } from './facility-id.ts';
import { zNumberedKind } from './numbered-kind.ts';

export const zNumberedThing = z.object({
    kind: zNumberedKind,
    id: z.string().min(1).max(120),
    as: z.string().min(1).max(60),
    caseId: zCaseId.nullable(),
    facilityId: zFacilityId.nullable()
});

export type NumberedThingZodType = z.infer<typeof zNumberedThing>;
