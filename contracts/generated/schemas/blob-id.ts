// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zBlobId = z.string().regex(/^[A-Za-z0-9_~-][A-Za-z0-9._~-]{0,99}$/);

export type BlobIdZodType = z.infer<typeof zBlobId>;
