// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zActingRole } from './acting-role.ts';
import { zAskedOutcome } from './asked-outcome.ts';
import { zCaseEventKind } from './case-event-kind.ts';
import { zCaseStatus } from './case-status.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';

export const zCaseChange = z.object({
    at: zInstant,
    kind: zCaseEventKind,
    from: zCaseStatus.nullable(),
    to: zCaseStatus.nullable(),
    asked: zAskedOutcome.nullable(),
    by: zPersonRef.nullable(),
    role: zActingRole,
    count: z.int().gte(1)
});

export type CaseChangeZodType = z.infer<typeof zCaseChange>;
