// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAbsenceFinding } from './absence-finding.ts';
import { zCaseId } from './case-id.ts';
import { zProviderList } from './provider-list.ts';

export const zCaseAbsence = z.object({
    finding: zAbsenceFinding,
    text: z.string().min(1).max(300),
    listedIn: zProviderList.nullable(),
    caseId: zCaseId.nullable()
});

export type CaseAbsenceZodType = z.infer<typeof zCaseAbsence>;
