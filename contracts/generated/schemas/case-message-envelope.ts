// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseMessage } from './case-message.ts';

export const zCaseMessageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCaseMessage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CaseMessageEnvelopeZodType = z.infer<typeof zCaseMessageEnvelope>;
