// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zNumberInput = z.object({
    number: z.string().min(2).max(100)
});

export type NumberInputZodType = z.infer<typeof zNumberInput>;
