// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCaseType = z.object({
    value: z.enum(['PrimaryDiagnosis', 'Consultation']),
    displayName: z.string().min(1)
});

export type CaseTypeZodType = z.infer<typeof zCaseType>;
