// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSubsection } from './subsection.ts';

export const zSpecimen = z.object({
    specimenID: z.string().min(1).max(20),
    facilitySpecimenID: z.string().nullable(),
    bodysite: z.string().nullable(),
    subsite: z.string().nullable(),
    laterality: z.string().nullable(),
    specimenType: z.string(),
    totalNumberSlides: z.int().gte(0),
    specimenCollectionDate: z.iso.date().nullable(),
    collectionTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/).nullable(),
    subsections: z.array(zSubsection)
});

export type SpecimenZodType = z.infer<typeof zSpecimen>;
