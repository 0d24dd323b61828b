// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zTask } from './task.ts';

export const zTaskEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zTask,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type TaskEnvelopeZodType = z.infer<typeof zTaskEnvelope>;
