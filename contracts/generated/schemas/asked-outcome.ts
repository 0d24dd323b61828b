// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAskedKind } from './asked-kind.ts';
import { zRequestStatus } from './request-status.ts';

export const zAskedOutcome = z.object({
    kind: zAskedKind,
    status: zRequestStatus
});

export type AskedOutcomeZodType = z.infer<typeof zAskedOutcome>;
