// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFailedJob } from './failed-job.ts';

export const zRetriedJob = z.object({
    job: zFailedJob.nullable()
});

export type RetriedJobZodType = z.infer<typeof zRetriedJob>;
