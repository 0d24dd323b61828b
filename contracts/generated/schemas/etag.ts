// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zEtag = z.string().regex(/^"v[0-9]+"$/);

export type EtagZodType = z.infer<typeof zEtag>;
