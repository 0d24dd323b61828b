// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zQaReviewKind } from './qa-review-kind.ts';
import { zUserId } from './user-id.ts';

export const zQaReviewInput = z.object({
    kind: zQaReviewKind,
    diagnosisVersion: z.int().gte(0).optional(),
    reviewerId: zUserId.optional(),
    blinded: z.boolean().optional(),
    note: z.string().min(1).max(2000).optional(),
    readOnGlass: z.array(z.string().min(1).max(80)).max(1000).optional()
});

export type QaReviewInputZodType = z.infer<typeof zQaReviewInput>;
