// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zQaAgreement } from './qa-agreement.ts';
import { zQaCategory } from './qa-category.ts';

export const zQaResult = z.object({
    agreement: zQaAgreement,
    categories: z.array(zQaCategory).max(6),
    comment: z.string().max(4000).nullable(),
    minutesSpent: z.int().gte(0).lte(1440).nullable(),
    submittedAt: zInstant,
    resolution: z.string().nullable(),
    resolvedAt: zInstant.nullable()
});

export type QaResultZodType = z.infer<typeof zQaResult>;
