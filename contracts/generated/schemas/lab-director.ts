// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zLabDirector = z.object({
    name: z.string().min(1).max(120),
    degree: z.string().min(1).max(60),
    licence: z.string().min(3).max(20)
});

export type LabDirectorZodType = z.infer<typeof zLabDirector>;
