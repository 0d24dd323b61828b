// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTurnaround = z.object({
    cases: z.int().gte(0),
    medianHours: z.number().gte(0).nullable(),
    p90Hours: z.number().gte(0).nullable(),
    netMedianHours: z.number().gte(0).nullable()
});

export type TurnaroundZodType = z.infer<typeof zTurnaround>;
