// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zGroupId = z.string().regex(/^grp_[a-z0-9_-]{1,60}$/);

export type GroupIdZodType = z.infer<typeof zGroupId>;
