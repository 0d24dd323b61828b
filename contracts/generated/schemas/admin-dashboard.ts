// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseCount } from './case-count.ts';
import { zFacilityTurnaround } from './facility-turnaround.ts';
import { zInstant } from './instant.ts';
import { zLicenceEnding } from './licence-ending.ts';
import { zOrderAges } from './order-ages.ts';
import { zProviderLoad } from './provider-load.ts';
import { zQualityRates } from './quality-rates.ts';
import { zSubspecialtyTurnaround } from './subspecialty-turnaround.ts';
import { zTaskCounts } from './task-counts.ts';
import { zTurnaround } from './turnaround.ts';

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
    providerLoad: z.array(zProviderLoad).max(100)
});

export type AdminDashboardZodType = z.infer<typeof zAdminDashboard>;
