// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zNotShown = z.string().min(1).max(500).nullable();

export type NotShownZodType = z.infer<typeof zNotShown>;
