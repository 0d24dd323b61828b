// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCaseRelation = z.enum([
    'Standalone',
    'Parent',
    'Child',
    'Other'
]);

export type CaseRelationZodType = z.infer<typeof zCaseRelation>;
