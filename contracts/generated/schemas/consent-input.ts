// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zConsentInput = z.object({
    signedName: z.string().min(3).max(120),
    terms: z.boolean(),
    privacy: z.boolean(),
    eSignature: z.boolean()
});

export type ConsentInputZodType = z.infer<typeof zConsentInput>;
