// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zVerificationPurpose = z.enum(['forgot_password', 'registration']);

export type VerificationPurposeZodType = z.infer<typeof zVerificationPurpose>;
