// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zNotificationId = z.string().regex(/^ntf_[a-z0-9_-]{1,60}$/);

export type NotificationIdZodType = z.infer<typeof zNotificationId>;
