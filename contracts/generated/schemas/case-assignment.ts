// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zPersonRef } from './person-ref.ts';

export const zCaseAssignment = z.object({
    eventId: z.string().regex(/^evt_[a-z0-9_-]{1,60}$/).nullable(),
    to: zPersonRef.nullable(),
    reason: z.string().min(1).max(1000).nullable(),
    beyondLoadLimit: z.boolean()
});

export type CaseAssignmentZodType = z.infer<typeof zCaseAssignment>;
