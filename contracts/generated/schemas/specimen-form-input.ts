// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zLaterality } from './laterality.ts';

export const zSpecimenFormInput = z.object({
    facilitySpecimenID: z.string().max(30).nullish(),
    bodysite: z.string().max(80).nullish(),
    subsite: z.string().max(80).nullish(),
    laterality: zLaterality.nullish(),
    specimenType: z.string().max(80).nullish(),
    specimenCollectionDate: z.iso.date().nullish(),
    collectionTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/).nullish(),
    receivedDate: z.iso.date().nullish(),
    totalNumberSlides: z.int().gte(1).lte(200).nullish()
});

export type SpecimenFormInputZodType = z.infer<typeof zSpecimenFormInput>;
