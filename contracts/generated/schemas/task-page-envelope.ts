// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zTaskPage } from './task-page.ts';

export const zTaskPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zTaskPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type TaskPageEnvelopeZodType = z.infer<typeof zTaskPageEnvelope>;
