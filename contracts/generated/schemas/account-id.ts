// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zAccountId = z.string().regex(/^acc_[a-z0-9_-]{1,60}$/);

export type AccountIdZodType = z.infer<typeof zAccountId>;
