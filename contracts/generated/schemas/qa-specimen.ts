// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zQaSpecimen = z.object({
    specimenID: z.string().min(1).max(20),
    specimenType: z.string(),
    bodysite: z.string().nullable(),
    subsite: z.string().nullable(),
    laterality: z.string().nullable(),
    slides: z.int().gte(0)
});

export type QaSpecimenZodType = z.infer<typeof zQaSpecimen>;
