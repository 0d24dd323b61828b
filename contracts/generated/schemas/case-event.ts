// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zActingRole } from './acting-role.ts';
import { zCaseEventKind } from './case-event-kind.ts';
import { zCaseStatus } from './case-status.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';

export const zCaseEvent = z.object({
    id: z.string().regex(/^evt_[a-z0-9_-]{1,60}$/),
    at: zInstant,
    kind: zCaseEventKind,
    by: zPersonRef.nullable(),
    role: zActingRole,
    from: zCaseStatus.nullable(),
    to: zCaseStatus.nullable(),
    reason: z.string().regex(/^[A-Za-z0-9_]{1,60}$/).nullable(),
    version: z.int().gte(1),
    subject: z.string().max(120).nullable(),
    address: z.string().max(45).nullable(),
    device: z.string().max(300).nullable()
});

export type CaseEventZodType = z.infer<typeof zCaseEvent>;
