// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTaskId = z.string().regex(/^tsk_[a-z0-9_-]{1,60}$/);

export type TaskIdZodType = z.infer<typeof zTaskId>;
