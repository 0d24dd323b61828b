// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCountry } from './country.ts';
import { zGender } from './gender.ts';
import { zRegionCode } from './region-code.ts';

export const zCasePatientForm = z.object({
    lastName: z.string().max(60).nullable(),
    firstName: z.string().max(60).nullable(),
    middleName: z.string().max(60).nullable(),
    suffix: z.string().max(20).nullable(),
    birthDate: z.iso.date().nullable(),
    gender: zGender.nullable(),
    race: z.string().max(80).nullable(),
    medicalRecordNumber: z.string().max(30).nullable(),
    healthCardProvince: zRegionCode.nullable(),
    healthCardNumber: z.string().max(20).nullable(),
    addressLine1: z.string().max(120).nullable(),
    addressLine2: z.string().max(120).nullable(),
    city: z.string().max(80).nullable(),
    region: zRegionCode.nullable(),
    postalCode: z.string().max(12).nullable(),
    country: zCountry.nullable(),
    phone: z.string().max(30).nullable(),
    email: z.string().max(254).nullable()
});

export type CasePatientFormZodType = z.infer<typeof zCasePatientForm>;
