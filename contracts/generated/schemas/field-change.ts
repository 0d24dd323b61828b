// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zFieldChange = z.object({
    field: z.string().min(1).max(200),
    from: z.string().max(5000).nullable(),
    to: z.string().max(5000).nullable()
});

export type FieldChangeZodType = z.infer<typeof zFieldChange>;
