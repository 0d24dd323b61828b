// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSupportTicketRow } from './support-ticket-row.ts';

export const zSupportTicketPage = z.object({
    items: z.array(zSupportTicketRow).max(100),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type SupportTicketPageZodType = z.infer<typeof zSupportTicketPage>;
