// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCaseView = z.enum([
    'available',
    'mine',
    'completed',
    'send-out',
    'all'
]);

export type CaseViewZodType = z.infer<typeof zCaseView>;
