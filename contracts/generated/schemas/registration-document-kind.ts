// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zRegistrationDocumentKind = z.enum([
    'proof_of_address',
    'licence',
    'board_certificate',
    'cv',
    'malpractice',
    'work_authorization',
    'clia_certificate',
    'lab_licence',
    'agreement',
    'other'
]);

export type RegistrationDocumentKindZodType = z.infer<typeof zRegistrationDocumentKind>;
