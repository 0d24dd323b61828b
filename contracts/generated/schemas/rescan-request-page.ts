// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRescanRequest } from './rescan-request.ts';

export const zRescanRequestPage = z.object({
    items: z.array(zRescanRequest),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type RescanRequestPageZodType = z.infer<typeof zRescanRequestPage>;
