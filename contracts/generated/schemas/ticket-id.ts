// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTicketId = z.string().regex(/^tic_[a-z0-9_-]{1,60}$/);

export type TicketIdZodType = z.infer<typeof zTicketId>;
