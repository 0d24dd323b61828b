// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCopyRecipient = z.object({
    name: z.string().min(1).max(120),
    fax: z.string().max(30).nullable(),
    email: z.string().max(254).nullable()
});

export type CopyRecipientZodType = z.infer<typeof zCopyRecipient>;
