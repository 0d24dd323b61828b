// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTrainingYear = z.int().gte(1950).lte(2100);

export type TrainingYearZodType = z.infer<typeof zTrainingYear>;
