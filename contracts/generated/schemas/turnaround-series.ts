// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityId } from './facility-id.ts';
import { zSubspecialty } from './subspecialty.ts';
import { zTurnaroundPoint } from './turnaround-point.ts';

export const zTurnaroundSeries = z.object({
    facilityId: zFacilityId.nullable(),
    facilityName: z.string().min(1).nullable(),
    subspecialty: zSubspecialty.nullable(),
    points: z.array(zTurnaroundPoint).max(366)
});

export type TurnaroundSeriesZodType = z.infer<typeof zTurnaroundSeries>;
