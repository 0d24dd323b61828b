// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zUploadLevel = z.object({
    level: z.int().gte(0).lte(40),
    width: z.int().gte(1),
    height: z.int().gte(1),
    downsample: z.number().gte(1)
});

export type UploadLevelZodType = z.infer<typeof zUploadLevel>;
