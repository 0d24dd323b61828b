// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFailedJobPage } from './failed-job-page.ts';

export const zFailedJobPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zFailedJobPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type FailedJobPageEnvelopeZodType = z.infer<typeof zFailedJobPageEnvelope>;
