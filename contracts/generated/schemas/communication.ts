// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';

export const zCommunication = z.object({
    told: z.string().min(1).max(120),
    toldBy: z.string().min(1).max(120),
    channel: z.enum([
        'phone',
        'in_person',
        'secure_message',
        'fax'
    ]),
    toldAt: zInstant,
    note: z.string().min(1).max(1000).nullable()
});

export type CommunicationZodType = z.infer<typeof zCommunication>;
