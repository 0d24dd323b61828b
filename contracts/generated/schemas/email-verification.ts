// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zVerificationId } from './verification-id.ts';

export const zEmailVerification = z.object({
    verificationId: zVerificationId,
    expiresAt: zInstant,
    resendAfter: zInstant
});

export type EmailVerificationZodType = z.infer<typeof zEmailVerification>;
