// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zFileInfo = z.object({
    contentType: z.string().min(1)
});

export type FileInfoZodType = z.infer<typeof zFileInfo>;
