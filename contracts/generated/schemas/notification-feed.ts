// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zNotification } from './notification.ts';

export const zNotificationFeed = z.object({
    items: z.array(zNotification).max(20),
    nextCursor: z.string().max(200).nullable(),
    unread: z.int().gte(0).lte(100000)
});

export type NotificationFeedZodType = z.infer<typeof zNotificationFeed>;
