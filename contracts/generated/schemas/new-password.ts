// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zNewPassword = z.string().min(1).max(1024);

export type NewPasswordZodType = z.infer<typeof zNewPassword>;
