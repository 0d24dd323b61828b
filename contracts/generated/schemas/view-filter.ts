// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zViewFilter = z.object({
    name: z.string().regex(/^[a-z][A-Za-z]{0,39}$/),
    values: z.array(z.string().min(1).max(100)).min(1).max(30)
});

export type ViewFilterZodType = z.infer<typeof zViewFilter>;
