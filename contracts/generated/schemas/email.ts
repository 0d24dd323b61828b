// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zEmail = z.string().min(1).max(254);

export type EmailZodType = z.infer<typeof zEmail>;
