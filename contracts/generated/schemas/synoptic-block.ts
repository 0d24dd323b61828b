// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSpecimenLetter } from './specimen-letter.ts';
import { zSynopticElement } from './synoptic-element.ts';

export const zSynopticBlock = z.object({
    specimenID: zSpecimenLetter,
    template: z.string().min(1).max(120),
    elements: z.array(zSynopticElement).max(100),
    notApplicableReason: z.string().min(1).max(1000).nullable()
});

export type SynopticBlockZodType = z.infer<typeof zSynopticBlock>;
