// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTaskCounts = z.object({
    open: z.int().gte(0),
    dueToday: z.int().gte(0),
    overdue: z.int().gte(0)
});

export type TaskCountsZodType = z.infer<typeof zTaskCounts>;
