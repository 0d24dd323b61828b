// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRetriedJob } from './retried-job.ts';

export const zRetriedJobEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zRetriedJob,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type RetriedJobEnvelopeZodType = z.infer<typeof zRetriedJobEnvelope>;
