// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zIntraoperative = z.object({
    result: z.string().min(1).max(4000),
    correlation: z.string().min(1).max(4000).nullable()
});

export type IntraoperativeZodType = z.infer<typeof zIntraoperative>;
