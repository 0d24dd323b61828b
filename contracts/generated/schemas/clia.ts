// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zClia = z.string().regex(/^[0-9]{2}D[0-9]{7}$/);

export type CliaZodType = z.infer<typeof zClia>;
