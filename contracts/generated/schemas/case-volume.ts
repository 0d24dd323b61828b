// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCaseVolume = z.object({
    kind: z.string().min(1).max(60),
    perMonth: z.int().gte(0).lte(100000)
});

export type CaseVolumeZodType = z.infer<typeof zCaseVolume>;
