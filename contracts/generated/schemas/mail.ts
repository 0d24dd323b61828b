// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEmail } from './email.ts';
import { zInstant } from './instant.ts';
import { zMailAction } from './mail-action.ts';
import { zMailId } from './mail-id.ts';

export const zMail = z.object({
    id: zMailId,
    at: zInstant,
    to: zEmail,
    subject: z.string().min(1),
    resentFrom: zMailId.nullable(),
    allowedActions: z.array(zMailAction).max(1)
});

export type MailZodType = z.infer<typeof zMail>;
