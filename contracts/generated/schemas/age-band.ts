// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zAgeBand = z.object({
    fromHours: z.int().gte(0),
    untilHours: z.int().gte(1).nullable(),
    count: z.int().gte(0)
});

export type AgeBandZodType = z.infer<typeof zAgeBand>;
