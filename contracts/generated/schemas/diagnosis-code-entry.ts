// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zDiagnosisCodeEntry = z.object({
    value: z.string().min(1),
    label: z.string().min(1),
    area: z.string().min(1)
});

export type DiagnosisCodeEntryZodType = z.infer<typeof zDiagnosisCodeEntry>;
