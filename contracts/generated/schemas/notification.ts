// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zLicenceRenewalId } from './licence-renewal-id.ts';
import { zNotificationEvent } from './notification-event.ts';
import { zNotificationId } from './notification-id.ts';
import { zRegistrationId } from './registration-id.ts';
import { zTaskId } from './task-id.ts';
import { zTicketId } from './ticket-id.ts';
import { zUserId } from './user-id.ts';

export const zNotification = z.object({
    id: zNotificationId,
    version: z.int().gte(1),
    etag: zEtag,
    event: zNotificationEvent,
    important: z.boolean(),
    text: z.string().min(1).max(500),
    caseId: zCaseId.nullable(),
    taskId: zTaskId.nullable(),
    ticketId: zTicketId.nullable(),
    registrationId: zRegistrationId.nullable(),
    licenceRenewalId: zLicenceRenewalId.nullable(),
    aboutUserId: zUserId.nullable(),
    createdAt: zInstant,
    readAt: zInstant.nullable()
});

export type NotificationZodType = z.infer<typeof zNotification>;
