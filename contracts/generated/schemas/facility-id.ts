// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zFacilityId = z.string().regex(/^fac_[a-z0-9_-]{1,60}$/);

export type FacilityIdZodType = z.infer<typeof zFacilityId>;
