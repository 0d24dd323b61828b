// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSavedViewId = z.string().regex(/^viw_[a-z0-9_-]{1,60}$/);

export type SavedViewIdZodType = z.infer<typeof zSavedViewId>;
