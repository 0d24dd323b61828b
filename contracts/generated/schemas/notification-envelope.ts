// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zNotification } from './notification.ts';

export const zNotificationEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zNotification,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type NotificationEnvelopeZodType = z.infer<typeof zNotificationEnvelope>;
