// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zLaterality } from './laterality.ts';
import { zSpecimenId } from './specimen-id.ts';
import { zSubsectionForm } from './subsection-form.ts';

export const zSpecimenForm = z.object({
    id: zSpecimenId,
    specimenID: z.string().regex(/^[A-Z]{1,2}$/),
    facilitySpecimenID: z.string().max(30).nullable(),
    bodysite: z.string().max(80).nullable(),
    subsite: z.string().max(80).nullable(),
    laterality: zLaterality.nullable(),
    specimenType: z.string().max(80).nullable(),
    specimenCollectionDate: z.iso.date().nullable(),
    collectionTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/).nullable(),
    receivedDate: z.iso.date().nullable(),
    totalNumberSlides: z.int().gte(1).lte(200).nullable(),
    subsections: z.array(zSubsectionForm).max(200)
});

export type SpecimenFormZodType = z.infer<typeof zSpecimenForm>;
