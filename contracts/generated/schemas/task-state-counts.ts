// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTaskStateCounts = z.object({
    open: z.int().gte(0),
    inProgress: z.int().gte(0),
    submitted: z.int().gte(0),
    completed: z.int().gte(0),
    declined: z.int().gte(0),
    cancelled: z.int().gte(0),
    overdue: z.int().gte(0)
});

export type TaskStateCountsZodType = z.infer<typeof zTaskStateCounts>;
