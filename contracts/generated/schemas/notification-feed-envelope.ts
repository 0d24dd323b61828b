// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zNotificationFeed } from './notification-feed.ts';

export const zNotificationFeedEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zNotificationFeed,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type NotificationFeedEnvelopeZodType = z.infer<typeof zNotificationFeedEnvelope>;
