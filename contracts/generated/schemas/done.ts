// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zDone = z.object({
    done: z.literal(true)
});

export type DoneZodType = z.infer<typeof zDone>;
