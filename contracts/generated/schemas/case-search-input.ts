// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseStatus } from './case-status.ts';
import { zFacilityId } from './facility-id.ts';
import { zPatientCriteriaInput } from './patient-criteria-input.ts';

export const zCaseSearchInput = z.object({
    patient: zPatientCriteriaInput.optional(),
    number: z.string().min(3).max(40).optional(),
    status: z.array(zCaseStatus).min(1).max(9).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    facilityId: zFacilityId.optional(),
    page: z.int().gte(1).lte(100000).optional(),
    pageSize: z.int().gte(1).lte(100).optional()
});

export type CaseSearchInputZodType = z.infer<typeof zCaseSearchInput>;
