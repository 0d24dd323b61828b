// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRecordChange } from './record-change.ts';

export const zRecordChangeFeed = z.object({
    items: z.array(zRecordChange).max(100),
    nextCursor: z.string().nullable()
});

export type RecordChangeFeedZodType = z.infer<typeof zRecordChangeFeed>;
