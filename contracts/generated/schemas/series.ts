// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSeriesPoint } from './series-point.ts';

export const zSeries = z.object({
    of: z.enum([
        'sent',
        'signed',
        'reviews'
    ]),
    points: z.array(zSeriesPoint).max(366)
});

export type SeriesZodType = z.infer<typeof zSeries>;
