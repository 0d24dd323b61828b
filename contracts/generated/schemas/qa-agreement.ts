// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zQaAgreement = z.enum([
    'Agree',
    'MinorDisagreement',
    'MajorDisagreement',
    'Deferred'
]);

export type QaAgreementZodType = z.infer<typeof zQaAgreement>;
