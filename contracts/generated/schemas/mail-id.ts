// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zMailId = z.string().regex(/^mail_[a-z0-9_-]{1,60}$/);

export type MailIdZodType = z.infer<typeof zMailId>;
