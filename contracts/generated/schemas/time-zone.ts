// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTimeZone = z.string().min(1).max(64).regex(/^[A-Za-z0-9_+-]+(\/[A-Za-z0-9_+-]+)*$/);

export type TimeZoneZodType = z.infer<typeof zTimeZone>;
