// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSeriesStep = z.enum(['day', 'week']);

export type SeriesStepZodType = z.infer<typeof zSeriesStep>;
