// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseListItem } from './case-list-item.ts';

export const zCasePage = z.object({
    items: z.array(zCaseListItem).max(100),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type CasePageZodType = z.infer<typeof zCasePage>;
