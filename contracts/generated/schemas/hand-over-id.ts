// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zHandOverId = z.string().regex(/^hnd_[a-z0-9_-]{1,60}$/);

export type HandOverIdZodType = z.infer<typeof zHandOverId>;
