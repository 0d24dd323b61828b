// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseMove } from './case-move.ts';

export const zCaseMoveEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCaseMove,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CaseMoveEnvelopeZodType = z.infer<typeof zCaseMoveEnvelope>;
