// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zQaKind = z.enum([
    'Prospective',
    'Retrospective',
    'Proctoring',
    'ExternalReturn'
]);

export type QaKindZodType = z.infer<typeof zQaKind>;
