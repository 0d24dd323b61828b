// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zGroupListItem } from './group-list-item.ts';

export const zGroupPage = z.object({
    items: z.array(zGroupListItem).max(100),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type GroupPageZodType = z.infer<typeof zGroupPage>;
