// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCaseTypeValue = z.enum(['PrimaryDiagnosis', 'Consultation']);

export type CaseTypeValueZodType = z.infer<typeof zCaseTypeValue>;
