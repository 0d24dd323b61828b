// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCertificationKind = z.enum([
    'AP',
    'CP',
    'AP-CP',
    'AP-NP',
    'Subspecialty'
]);

export type CertificationKindZodType = z.infer<typeof zCertificationKind>;
