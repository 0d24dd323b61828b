// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zIntakeSubject = z.enum([
    'images',
    'unreadable',
    'scale',
    'labels',
    'slides',
    'gross',
    'history',
    'duplicate_image',
    'birth_date',
    'accession',
    'form'
]);

export type IntakeSubjectZodType = z.infer<typeof zIntakeSubject>;
