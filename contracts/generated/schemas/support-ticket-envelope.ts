// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSupportTicket } from './support-ticket.ts';

export const zSupportTicketEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zSupportTicket,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type SupportTicketEnvelopeZodType = z.infer<typeof zSupportTicketEnvelope>;
