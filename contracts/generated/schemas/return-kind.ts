// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zReturnKind = z.enum([
    'incomplete',
    'wrong_patient',
    'wrong_slides',
    'labels_in_conflict',
    'recalled'
]);

export type ReturnKindZodType = z.infer<typeof zReturnKind>;
