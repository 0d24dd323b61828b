// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseEvent } from './case-event.ts';

export const zCaseEventFeed = z.object({
    items: z.array(zCaseEvent),
    nextCursor: z.string().min(1).max(200).nullable()
});

export type CaseEventFeedZodType = z.infer<typeof zCaseEventFeed>;
