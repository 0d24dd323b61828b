// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zJobId = z.string().regex(/^job_[a-z0-9_-]{1,80}$/);

export type JobIdZodType = z.infer<typeof zJobId>;
