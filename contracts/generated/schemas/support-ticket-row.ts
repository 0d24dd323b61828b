// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAuditedCase } from './audited-case.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zTicketAction } from './ticket-action.ts';
import { zTicketId } from './ticket-id.ts';
import { zTicketStatus } from './ticket-status.ts';
import { zTicketSubject } from './ticket-subject.ts';
import { zTicketTopic } from './ticket-topic.ts';

export const zSupportTicketRow = z.object({
    id: zTicketId,
    version: z.int().gte(1),
    etag: zEtag,
    status: zTicketStatus,
    topic: zTicketTopic,
    subject: zTicketSubject,
    case: zAuditedCase.nullable(),
    askedBy: zPersonRef,
    createdAt: zInstant,
    updatedAt: zInstant,
    allowedActions: z.array(zTicketAction)
});

export type SupportTicketRowZodType = z.infer<typeof zSupportTicketRow>;
