// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCliaCertificateKind = z.enum([
    'compliance',
    'accreditation',
    'waiver',
    'provider_performed_microscopy',
    'registration'
]);

export type CliaCertificateKindZodType = z.infer<typeof zCliaCertificateKind>;
