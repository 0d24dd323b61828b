// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zQaReviewRow } from './qa-review-row.ts';

export const zQaReviewList = z.object({
    caseId: zCaseId,
    items: z.array(zQaReviewRow)
});

export type QaReviewListZodType = z.infer<typeof zQaReviewList>;
