// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zQualityRates = z.object({
    amended: z.int().gte(0),
    mismatchPercent: z.number().gte(0).lte(100).nullable(),
    amendmentPercent: z.number().gte(0).lte(100).nullable()
});

export type QualityRatesZodType = z.infer<typeof zQualityRates>;
