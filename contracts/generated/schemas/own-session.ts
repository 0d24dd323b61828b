// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zSessionId } from './session-id.ts';

export const zOwnSession = z.object({
    id: zSessionId,
    version: z.int().gte(1),
    etag: zEtag,
    current: z.boolean(),
    device: z.string().max(200),
    ipAddress: z.string().max(45).nullable(),
    createdAt: zInstant,
    lastSeenAt: zInstant,
    expiresAt: zInstant
});

export type OwnSessionZodType = z.infer<typeof zOwnSession>;
