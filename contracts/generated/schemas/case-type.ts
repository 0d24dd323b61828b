// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseTypeValue } from './case-type-value.ts';

export const zCaseType = z.object({
    value: zCaseTypeValue,
    displayName: z.string().min(1)
});

export type CaseTypeZodType = z.infer<typeof zCaseType>;
