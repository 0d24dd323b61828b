// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zClia } from './clia.ts';
import { zPostalAddress } from './postal-address.ts';

export const zReportLaboratory = z.object({
    name: z.string().min(1),
    address: zPostalAddress,
    phone: z.string().nullable(),
    clia: zClia.nullable(),
    cap: z.string().nullable(),
    director: z.string().nullable()
});

export type ReportLaboratoryZodType = z.infer<typeof zReportLaboratory>;
