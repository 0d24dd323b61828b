// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zRepeatedPassword = z.string().min(1).max(1024);

export type RepeatedPasswordZodType = z.infer<typeof zRepeatedPassword>;
