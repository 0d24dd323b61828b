// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReason } from './reason.ts';

export const zReasoned = z.object({
    reason: zReason
});

export type ReasonedZodType = z.infer<typeof zReasoned>;
