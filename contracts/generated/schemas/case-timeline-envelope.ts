// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseTimeline } from './case-timeline.ts';

export const zCaseTimelineEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCaseTimeline,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CaseTimelineEnvelopeZodType = z.infer<typeof zCaseTimelineEnvelope>;
