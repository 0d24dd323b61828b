// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zNote } from './note.ts';
import { zTicketSubject } from './ticket-subject.ts';
import { zTicketTopic } from './ticket-topic.ts';

export const zSupportTicketInput = z.object({
    topic: zTicketTopic,
    subject: zTicketSubject,
    message: zNote,
    caseId: zCaseId.optional()
});

export type SupportTicketInputZodType = z.infer<typeof zSupportTicketInput>;
