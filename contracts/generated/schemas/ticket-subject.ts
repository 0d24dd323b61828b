// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTicketSubject = z.string().min(3).max(120);

export type TicketSubjectZodType = z.infer<typeof zTicketSubject>;
