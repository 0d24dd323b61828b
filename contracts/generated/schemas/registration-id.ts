// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zRegistrationId = z.string().regex(/^reg_[a-z0-9_-]{1,60}$/);

export type RegistrationIdZodType = z.infer<typeof zRegistrationId>;
