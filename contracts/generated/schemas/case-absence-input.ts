// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zProviderList } from './provider-list.ts';

export const zCaseAbsenceInput = z.object({
    list: zProviderList,
    number: z.string().min(3).max(40)
});

export type CaseAbsenceInputZodType = z.infer<typeof zCaseAbsenceInput>;
