// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityRow } from './facility-row.ts';

export const zFacilityPage = z.object({
    items: z.array(zFacilityRow).max(100),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type FacilityPageZodType = z.infer<typeof zFacilityPage>;
