// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTicketAction = z.enum(['reply', 'close']);

export type TicketActionZodType = z.infer<typeof zTicketAction>;
