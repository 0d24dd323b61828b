// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSessionsRevoked = z.object({
    revoked: z.int().gte(0).lte(1000)
});

export type SessionsRevokedZodType = z.infer<typeof zSessionsRevoked>;
