// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseEventFeed } from './case-event-feed.ts';

export const zCaseEventFeedEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zCaseEventFeed,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type CaseEventFeedEnvelopeZodType = z.infer<typeof zCaseEventFeedEnvelope>;
