// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zReportListItem } from './report-list-item.ts';

export const zReportPage = z.object({
    items: z.array(zReportListItem),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type ReportPageZodType = z.infer<typeof zReportPage>;
