// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCents = z.int().gte(0).lte(100000000);

export type CentsZodType = z.infer<typeof zCents>;
