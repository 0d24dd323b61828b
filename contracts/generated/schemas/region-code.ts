// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zRegionCode = z.string().regex(/^[A-Z]{2}$/);

export type RegionCodeZodType = z.infer<typeof zRegionCode>;
