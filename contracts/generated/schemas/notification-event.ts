// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zNotificationEvent = z.enum([
    'stat_available',
    'identity_problem',
    'report_amended',
    'urgent_result',
    'preliminary_result',
    'security',
    'assigned_to_me',
    'order_fulfilled',
    'case_returned',
    'case_on_hold',
    'case_message',
    'qa_result',
    'new_cases',
    'report_ready',
    'tasks_due',
    'release_warning',
    'emergency_access',
    'ticket_asked',
    'ticket_answered',
    'ticket_closed'
]);

export type NotificationEventZodType = z.infer<typeof zNotificationEvent>;
