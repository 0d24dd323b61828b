// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zVerificationPurpose } from './verification-purpose.ts';

export const zEmailVerificationInput = z.object({
    email: z.string().min(1).max(254),
    purpose: zVerificationPurpose
});

export type EmailVerificationInputZodType = z.infer<typeof zEmailVerificationInput>;
