// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSpecimenLetter } from './specimen-letter.ts';

export const zAncillaryStudy = z.object({
    specimenID: zSpecimenLetter,
    block: z.string().min(1).max(20),
    kind: z.enum([
        'special_stain',
        'ihc',
        'ish',
        'immunofluorescence',
        'flow_cytometry',
        'molecular',
        'other'
    ]),
    stain: z.string().min(1).max(120),
    result: z.string().max(2000),
    controlsAdequate: z.boolean().nullable(),
    score: z.string().max(120).nullable(),
    clone: z.string().max(120).nullable(),
    fixation: z.string().max(200).nullable(),
    method: z.string().max(1000).nullable()
});

export type AncillaryStudyZodType = z.infer<typeof zAncillaryStudy>;
