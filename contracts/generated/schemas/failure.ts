// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zFailure = z.object({
    isSuccess: z.literal(false),
    data: z.record(z.string(), z.array(z.string())).nullable(),
    message: z.string().nullable(),
    error: z.string().nullable(),
    details: z.string().nullable()
});

export type FailureZodType = z.infer<typeof zFailure>;
