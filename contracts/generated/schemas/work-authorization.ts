// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zWorkAuthorization = z.enum([
    'Citizen',
    'Green_Card',
    'EAD',
    'Work_Visa',
    'Student_Visa',
    'Other',
    'N/A'
]);

export type WorkAuthorizationZodType = z.infer<typeof zWorkAuthorization>;
