// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zClia } from './clia.ts';

export const zReportReadingSite = z.object({
    code: z.string().min(1).max(40),
    name: z.string().nullable(),
    place: z.string().max(120).nullable(),
    clia: zClia.nullable()
});

export type ReportReadingSiteZodType = z.infer<typeof zReportReadingSite>;
