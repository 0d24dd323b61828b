// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zSpecimenLetter } from './specimen-letter.ts';

export const zEarlierText = z.object({
    field: z.enum([
        'diagnosis',
        'microscopic',
        'comment',
        'intraoperativeResult',
        'intraoperativeCorrelation'
    ]),
    specimenID: zSpecimenLetter.nullable(),
    text: z.string().min(1).max(20000),
    replacedAt: zInstant
});

export type EarlierTextZodType = z.infer<typeof zEarlierText>;
