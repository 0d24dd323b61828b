// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSupportTicketPage } from './support-ticket-page.ts';

export const zSupportTicketPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zSupportTicketPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type SupportTicketPageEnvelopeZodType = z.infer<typeof zSupportTicketPageEnvelope>;
