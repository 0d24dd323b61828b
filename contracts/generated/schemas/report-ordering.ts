// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zNpi } from './npi.ts';

export const zReportOrdering = z.object({
    submittingPhysician: z.string().nullable(),
    submittingPhysicianNpi: zNpi.nullable(),
    copies: z.array(z.string())
});

export type ReportOrderingZodType = z.infer<typeof zReportOrdering>;
