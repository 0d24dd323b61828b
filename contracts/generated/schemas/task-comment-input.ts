// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zLabelCheckResult } from './label-check-result.ts';
import { zNote } from './note.ts';

export const zTaskCommentInput = z.object({
    text: zNote,
    labelCheck: zLabelCheckResult.optional()
});

export type TaskCommentInputZodType = z.infer<typeof zTaskCommentInput>;
