// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zDiagnosisCode = z.string().max(8).regex(/^[A-Z][0-9][0-9A-Z](\.[0-9A-Z]{1,4})?$/);

export type DiagnosisCodeZodType = z.infer<typeof zDiagnosisCode>;
