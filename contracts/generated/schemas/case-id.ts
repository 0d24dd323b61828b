// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCaseId = z.string().regex(/^cas_[a-z0-9_-]{1,60}$/);

export type CaseIdZodType = z.infer<typeof zCaseId>;
