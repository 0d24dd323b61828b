// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zGender } from './gender.ts';

export const zPatientInfo = z.object({
    lastName: z.string(),
    firstName: z.string(),
    birthDate: z.iso.date(),
    gender: zGender,
    race: z.string().nullable()
});

export type PatientInfoZodType = z.infer<typeof zPatientInfo>;
