// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zBillingExportFormat = z.enum(['xlsx', 'csv']);

export type BillingExportFormatZodType = z.infer<typeof zBillingExportFormat>;
