// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zWorkingHours = z.object({
    weekday: z.int().gte(1).lte(7),
    from: z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/),
    to: z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)
});

export type WorkingHoursZodType = z.infer<typeof zWorkingHours>;
