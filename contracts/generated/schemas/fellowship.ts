// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zTrainingYear } from './training-year.ts';

export const zFellowship = z.object({
    name: z.string().min(1).max(120),
    place: z.string().min(1).max(120),
    fromYear: zTrainingYear,
    toYear: zTrainingYear
});

export type FellowshipZodType = z.infer<typeof zFellowship>;
