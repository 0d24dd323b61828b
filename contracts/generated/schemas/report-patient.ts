// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zGender } from './gender.ts';

export const zReportPatient = z.object({
    lastName: z.string().min(1),
    firstName: z.string().min(1),
    birthDate: zDay,
    age: z.int().gte(0).lte(130).nullable(),
    gender: zGender,
    medicalRecordNumber: z.string().nullable(),
    healthCardNumber: z.string().nullable()
});

export type ReportPatientZodType = z.infer<typeof zReportPatient>;
