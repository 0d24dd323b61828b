// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTaskChecklistItem = z.object({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
    text: z.string().min(1).max(200),
    done: z.boolean()
});

export type TaskChecklistItemZodType = z.infer<typeof zTaskChecklistItem>;
