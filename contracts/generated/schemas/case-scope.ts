// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCaseScope = z.enum([
    'only_full_global_cases',
    'professional_component',
    'technical_component',
    'all'
]);

export type CaseScopeZodType = z.infer<typeof zCaseScope>;
