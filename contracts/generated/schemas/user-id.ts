// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zUserId = z.string().regex(/^usr_[a-z0-9]{10,}$/);

export type UserIdZodType = z.infer<typeof zUserId>;
