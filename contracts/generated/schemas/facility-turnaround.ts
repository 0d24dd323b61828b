// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityId } from './facility-id.ts';
import { zTurnaround } from './turnaround.ts';

export const zFacilityTurnaround = z.object({
    facilityId: zFacilityId,
    facilityName: z.string().min(1),
    turnaround: zTurnaround
});

export type FacilityTurnaroundZodType = z.infer<typeof zFacilityTurnaround>;
