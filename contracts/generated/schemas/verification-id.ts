// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zVerificationId = z.string().regex(/^ver_[a-z0-9_-]{1,60}$/);

export type VerificationIdZodType = z.infer<typeof zVerificationId>;
