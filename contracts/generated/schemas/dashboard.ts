// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseCount } from './case-count.ts';
import { zFacilityCounts } from './facility-counts.ts';
import { zFigureLists } from './figure-lists.ts';
import { zInstant } from './instant.ts';
import { zProviderCounts } from './provider-counts.ts';
import { zTaskCounts } from './task-counts.ts';
import { zTurnaround } from './turnaround.ts';

export const zDashboard = z.object({
    asOf: zInstant,
    caseCounts: z.array(zCaseCount).max(9),
    tasks: zTaskCounts,
    turnaround: zTurnaround,
    unreadNotifications: z.int().gte(0),
    provider: zProviderCounts.nullable(),
    facility: zFacilityCounts.nullable(),
    lists: zFigureLists
});

export type DashboardZodType = z.infer<typeof zDashboard>;
