// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zEmail = z.string().max(254).regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/);

export type EmailZodType = z.infer<typeof zEmail>;
