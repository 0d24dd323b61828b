// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zInstant } from './instant.ts';

export const zSeriesPoint = z.object({
    day: zDay,
    from: zInstant,
    before: zInstant,
    count: z.int().gte(0)
});

export type SeriesPointZodType = z.infer<typeof zSeriesPoint>;
