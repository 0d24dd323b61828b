// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zResetToken = z.string().regex(/^rst_[A-Za-z0-9_-]{22,200}$/);

export type ResetTokenZodType = z.infer<typeof zResetToken>;
