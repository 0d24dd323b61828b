// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zUploadId = z.string().regex(/^upl_[a-z0-9_-]{1,60}$/);

export type UploadIdZodType = z.infer<typeof zUploadId>;
