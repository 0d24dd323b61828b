// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zImageId = z.string().regex(/^img_[a-z0-9_-]{1,100}$/);

export type ImageIdZodType = z.infer<typeof zImageId>;
