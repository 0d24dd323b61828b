// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRecordChangeFeed } from './record-change-feed.ts';

export const zRecordChangeFeedEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zRecordChangeFeed,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type RecordChangeFeedEnvelopeZodType = z.infer<typeof zRecordChangeFeedEnvelope>;
