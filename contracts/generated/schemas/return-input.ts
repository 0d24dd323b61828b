// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReturnKind } from './return-kind.ts';
import { zReturnReasonInput } from './return-reason-input.ts';

export const zReturnInput = z.object({
    kind: zReturnKind,
    reasons: z.array(zReturnReasonInput).min(1).max(20)
});

export type ReturnInputZodType = z.infer<typeof zReturnInput>;
