// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zTrainingYear } from './training-year.ts';

export const zTrainingPlace = z.object({
    place: z.string().min(1).max(120),
    year: zTrainingYear
});

export type TrainingPlaceZodType = z.infer<typeof zTrainingPlace>;
