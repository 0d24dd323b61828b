// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zTaskListItem } from './task-list-item.ts';
import { zTaskStateCounts } from './task-state-counts.ts';

export const zTaskPage = z.object({
    items: z.array(zTaskListItem).max(100),
    counts: zTaskStateCounts,
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type TaskPageZodType = z.infer<typeof zTaskPage>;
