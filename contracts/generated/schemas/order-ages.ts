// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zOrderAges = z.object({
    underOneDay: z.int().gte(0),
    oneToTwoDays: z.int().gte(0),
    twoToFiveDays: z.int().gte(0),
    overFiveDays: z.int().gte(0)
});

export type OrderAgesZodType = z.infer<typeof zOrderAges>;
