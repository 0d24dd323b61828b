// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zNote } from './note.ts';
import { zPersonRef } from './person-ref.ts';

export const zTicketMessage = z.object({
    at: zInstant,
    author: zPersonRef,
    fromOperator: z.boolean(),
    text: zNote
});

export type TicketMessageZodType = z.infer<typeof zTicketMessage>;
