// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zQaTask } from './qa-task.ts';

export const zQaTaskEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zQaTask,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type QaTaskEnvelopeZodType = z.infer<typeof zQaTaskEnvelope>;
