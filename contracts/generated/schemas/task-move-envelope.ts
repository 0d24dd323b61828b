// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zTaskMove } from './task-move.ts';

export const zTaskMoveEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zTaskMove,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type TaskMoveEnvelopeZodType = z.infer<typeof zTaskMoveEnvelope>;
