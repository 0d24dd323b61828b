// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSessionId = z.string().regex(/^ses_[a-z0-9_-]{1,60}$/);

export type SessionIdZodType = z.infer<typeof zSessionId>;
