// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zQaAgreement } from './qa-agreement.ts';
import { zQaCategory } from './qa-category.ts';

export const zQaResultInput = z.object({
    agreement: zQaAgreement,
    categories: z.array(zQaCategory).max(6).optional(),
    comment: z.string().min(1).max(4000).optional(),
    minutesSpent: z.int().gte(0).lte(1440).optional()
});

export type QaResultInputZodType = z.infer<typeof zQaResultInput>;
