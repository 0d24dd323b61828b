// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';

export const zMalpracticeCover = z.object({
    insurer: z.string().min(1).max(120),
    policy: z.string().min(1).max(60),
    perClaim: z.int().gte(0).lte(100000000),
    aggregate: z.int().gte(0).lte(100000000),
    expiresOn: zDay
});

export type MalpracticeCoverZodType = z.infer<typeof zMalpracticeCover>;
