// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zCaseStatus } from './case-status.ts';
import { zDay } from './day.ts';
import { zInstant } from './instant.ts';

export const zNameAlert = z.object({
    caseId: zCaseId,
    caseID: z.string().min(1).nullable(),
    caseRecordId: z.string().min(1).nullable(),
    status: zCaseStatus,
    sentAt: zInstant,
    likeness: z.enum(['same', 'near']),
    patient: z.object({
        lastName: z.string().min(1),
        firstName: z.string().min(1),
        birthDate: zDay
    })
});

export type NameAlertZodType = z.infer<typeof zNameAlert>;
