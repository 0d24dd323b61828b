// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zSeriesStep } from './series-step.ts';
import { zTimeZone } from './time-zone.ts';

export const zSeriesRange = z.object({
    from: zDay,
    to: zDay,
    timeZone: zTimeZone,
    step: zSeriesStep
});

export type SeriesRangeZodType = z.infer<typeof zSeriesRange>;
