// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zReturnKind } from './return-kind.ts';

export const zReturnReason = z.object({
    number: z.int().gte(1),
    kind: zReturnKind,
    field: z.string().max(200).nullable(),
    text: z.string().min(1).max(1000),
    raisedAt: zInstant,
    raisedBy: zPersonRef.nullable(),
    answer: z.string().max(1000).nullable(),
    cannotBeProvided: z.boolean(),
    answeredAt: zInstant.nullable(),
    answeredBy: zPersonRef.nullable()
});

export type ReturnReasonZodType = z.infer<typeof zReturnReason>;
