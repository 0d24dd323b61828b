// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSignedUrl = z.string().regex(/^(https?:\/\/\S+|\/[^\/\s]\S*)$/);

export type SignedUrlZodType = z.infer<typeof zSignedUrl>;
