// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAccountListItem } from './account-list-item.ts';

export const zAccountPage = z.object({
    items: z.array(zAccountListItem).max(100),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type AccountPageZodType = z.infer<typeof zAccountPage>;
