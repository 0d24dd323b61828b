// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSpecimenLetter } from './specimen-letter.ts';

export const zAmendedField = z.object({
    field: z.enum([
        'diagnosis',
        'comment',
        'synoptic',
        'ancillary',
        'intraoperative',
        'microscopic',
        'gross',
        'findings',
        'bodysite',
        'subsite',
        'laterality',
        'specimenType',
        'patient',
        'dates',
        'orderingPhysician',
        'lastName',
        'firstName',
        'birthDate',
        'gender',
        'medicalRecordNumber',
        'healthCardNumber'
    ]),
    specimenID: zSpecimenLetter.nullable(),
    was: z.string().max(20000),
    is: z.string().max(20000)
});

export type AmendedFieldZodType = z.infer<typeof zAmendedField>;
