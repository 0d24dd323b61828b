// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zRequestId = z.string().regex(/^req_[a-z0-9_-]{1,60}$/);

export type RequestIdZodType = z.infer<typeof zRequestId>;
