// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zPersonName } from './person-name.ts';

export const zPatientCriteriaInput = z.object({
    lastName: zPersonName.optional(),
    firstName: zPersonName.optional(),
    birthDate: zDay.optional(),
    medicalRecordNumber: z.string().min(1).max(30).optional()
});

export type PatientCriteriaInputZodType = z.infer<typeof zPatientCriteriaInput>;
