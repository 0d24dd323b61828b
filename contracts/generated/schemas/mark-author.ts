// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zMarkAuthor = z.object({
    userId: z.string().min(1).max(100),
    displayName: z.string().max(200)
});

export type MarkAuthorZodType = z.infer<typeof zMarkAuthor>;
