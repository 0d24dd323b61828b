// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zPhone = z.string().min(1).max(30);

export type PhoneZodType = z.infer<typeof zPhone>;
