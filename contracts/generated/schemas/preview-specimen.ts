// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zPreviewSpecimen = z.object({
    specimenID: z.string().min(1).max(20),
    specimenType: z.string(),
    bodysite: z.string().nullable(),
    subsite: z.string().nullable(),
    laterality: z.enum([
        'Left',
        'Right',
        'Bilateral',
        'Midline',
        'Not_Applicable'
    ]).nullable(),
    slides: z.int().gte(0),
    stains: z.array(z.string())
});

export type PreviewSpecimenZodType = z.infer<typeof zPreviewSpecimen>;
