// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zQaReviewKind = z.enum([
    'Prospective',
    'Retrospective',
    'Proctoring',
    'External_Return'
]);

export type QaReviewKindZodType = z.infer<typeof zQaReviewKind>;
