// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTicketStatus = z.enum([
    'Open',
    'Answered',
    'Closed'
]);

export type TicketStatusZodType = z.infer<typeof zTicketStatus>;
