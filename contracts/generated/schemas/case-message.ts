// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zInstant } from './instant.ts';
import { zMessageSide } from './message-side.ts';
import { zNote } from './note.ts';
import { zPersonRef } from './person-ref.ts';

export const zCaseMessage = z.object({
    id: z.string().regex(/^msg_[a-z0-9_-]{1,60}$/),
    caseId: zCaseId,
    side: zMessageSide,
    from: zPersonRef,
    at: zInstant,
    text: zNote
});

export type CaseMessageZodType = z.infer<typeof zCaseMessage>;
