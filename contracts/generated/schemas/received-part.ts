// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zReceivedPart = z.object({
    partNumber: z.int().gte(1).lte(20480),
    bytes: z.int().gte(1).lte(67108864),
    sha256: z.string().regex(/^[0-9a-f]{64}$/)
});

export type ReceivedPartZodType = z.infer<typeof zReceivedPart>;
