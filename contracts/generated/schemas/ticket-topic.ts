// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTicketTopic = z.enum([
    'account',
    'case',
    'viewer',
    'billing',
    'other'
]);

export type TicketTopicZodType = z.infer<typeof zTicketTopic>;
