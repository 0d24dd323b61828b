// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zResetToken } from './reset-token.ts';
import { zVerificationPurpose } from './verification-purpose.ts';

export const zEmailVerified = z.object({
    purpose: zVerificationPurpose,
    resetToken: zResetToken.nullable(),
    expiresAt: zInstant.nullable(),
    hasAccount: z.boolean()
});

export type EmailVerifiedZodType = z.infer<typeof zEmailVerified>;
