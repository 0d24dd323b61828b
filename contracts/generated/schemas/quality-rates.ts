// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zQualityRates = z.object({
    mismatchPercent: z.number().gte(0).lte(100).nullable(),
    amendmentPercent: z.number().gte(0).lte(100).nullable()
});

export type QualityRatesZodType = z.infer<typeof zQualityRates>;
