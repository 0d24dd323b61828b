// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zMailAction = z.enum(['resend']);

export type MailActionZodType = z.infer<typeof zMailAction>;
