// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zPersonName = z.string().min(1).max(60);

export type PersonNameZodType = z.infer<typeof zPersonName>;
