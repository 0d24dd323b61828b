// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCaseAction = z.enum([
    'pickUp',
    'release',
    'open'
]);

export type CaseActionZodType = z.infer<typeof zCaseAction>;
