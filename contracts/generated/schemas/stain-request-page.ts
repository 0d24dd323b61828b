// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zStainRequest } from './stain-request.ts';

export const zStainRequestPage = z.object({
    items: z.array(zStainRequest),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type StainRequestPageZodType = z.infer<typeof zStainRequestPage>;
