// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSubsectionId = z.string().regex(/^sub_[a-z0-9_-]{1,60}$/);

export type SubsectionIdZodType = z.infer<typeof zSubsectionId>;
