// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zPhone = z.string().regex(/^\+[0-9]{1,3}[ -]?[0-9]{3}[ -]?[0-9]{3}[ -]?[0-9]{4}$/);

export type PhoneZodType = z.infer<typeof zPhone>;
