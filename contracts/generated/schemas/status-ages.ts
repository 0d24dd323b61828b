// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAgeBand } from './age-band.ts';
import { zCaseStatus } from './case-status.ts';

export const zStatusAges = z.object({
    status: zCaseStatus,
    bands: z.array(zAgeBand).max(4)
});

export type StatusAgesZodType = z.infer<typeof zStatusAges>;
