// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zQaAction = z.enum([
    'start',
    'saveDiagnosis',
    'submitResult'
]);

export type QaActionZodType = z.infer<typeof zQaAction>;
