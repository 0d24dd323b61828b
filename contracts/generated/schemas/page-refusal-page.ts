// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zPageRefusal } from './page-refusal.ts';

export const zPageRefusalPage = z.object({
    items: z.array(zPageRefusal).max(100),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type PageRefusalPageZodType = z.infer<typeof zPageRefusalPage>;
