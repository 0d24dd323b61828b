// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';

export const zFileInfo = z.object({
    name: z.string().min(1).max(255),
    contentType: z.string().min(3).max(100),
    bytes: z.int().gte(1).lte(26214400),
    uploadedAt: zInstant
});

export type FileInfoZodType = z.infer<typeof zFileInfo>;
