// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zViewColumn = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

export type ViewColumnZodType = z.infer<typeof zViewColumn>;
