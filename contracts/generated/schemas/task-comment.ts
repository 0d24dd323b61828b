// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zLabelCheckResult } from './label-check-result.ts';
import { zNote } from './note.ts';
import { zPersonRef } from './person-ref.ts';

export const zTaskComment = z.object({
    text: zNote,
    labelCheck: zLabelCheckResult.nullable(),
    author: zPersonRef,
    at: zInstant
});

export type TaskCommentZodType = z.infer<typeof zTaskComment>;
