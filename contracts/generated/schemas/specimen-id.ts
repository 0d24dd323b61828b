// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSpecimenId = z.string().regex(/^spc_[a-z0-9_-]{1,60}$/);

export type SpecimenIdZodType = z.infer<typeof zSpecimenId>;
