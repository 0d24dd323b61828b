// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zReason = z.string().min(1).max(1000);

export type ReasonZodType = z.infer<typeof zReason>;
