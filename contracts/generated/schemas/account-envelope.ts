// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAccount } from './account.ts';

export const zAccountEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zAccount,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type AccountEnvelopeZodType = z.infer<typeof zAccountEnvelope>;
