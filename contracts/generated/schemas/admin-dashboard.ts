// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseCount } from './case-count.ts';
import { zFacilityTurnaround } from './facility-turnaround.ts';
import { zFigureLists } from './figure-lists.ts';
import { zInstant } from './instant.ts';
import { zLicenceEnding } from './licence-ending.ts';
import { zOrderAges } from './order-ages.ts';
import { zProviderLoad } from './provider-load.ts';
import { zQualityRates } from './quality-rates.ts';
import { zSeries } from './series.ts';
import { zSeriesRange } from './series-range.ts';
import { zStatusAges } from './status-ages.ts';
import { zSubspecialtyTurnaround } from './subspecialty-turnaround.ts';
import { zTaskCounts } from './task-counts.ts';
import { zTurnaround } from './turnaround.ts';
import { zTurnaroundSeries } from './turnaround-series.ts';

export const zAdminDashboard = z.object({
    asOf: zInstant,
    days: z.int().gte(1).lte(365),
    caseCounts: z.array(zCaseCount).max(9),
    tasks: zTaskCounts,
    turnaround: zTurnaround,
    byFacility: z.array(zFacilityTurnaround).max(50),
    bySubspecialty: z.array(zSubspecialtyTurnaround).max(14),
    openOrders: zOrderAges,
    rates: zQualityRates,
    licencesEnding: z.array(zLicenceEnding).max(100),
    providerLoad: z.array(zProviderLoad).max(100),
    ages: z.array(zStatusAges).max(7),
    range: zSeriesRange,
    series: z.array(zSeries).max(3),
    turnaroundSeries: zTurnaroundSeries,
    lists: zFigureLists
});

export type AdminDashboardZodType = z.infer<typeof zAdminDashboard>;
