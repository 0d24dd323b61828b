// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityId } from './facility-id.ts';
import { zPatientCriteriaInput } from './patient-criteria-input.ts';
import { zReportSort } from './report-sort.ts';
import { zReportState } from './report-state.ts';

export const zReportSearchInput = z.object({
    patient: zPatientCriteriaInput.optional(),
    number: z.string().min(3).max(40).optional(),
    state: z.array(zReportState).min(1).max(6).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    facilityId: zFacilityId.optional(),
    sort: zReportSort.optional(),
    page: z.int().gte(1).lte(100000).optional(),
    pageSize: z.int().gte(1).lte(100).optional()
});

export type ReportSearchInputZodType = z.infer<typeof zReportSearchInput>;
