// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCredentials = z.object({
    email: z.string().max(254),
    password: z.string().max(1024)
});

export type CredentialsZodType = z.infer<typeof zCredentials>;
