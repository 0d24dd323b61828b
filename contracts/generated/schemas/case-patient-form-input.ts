// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCountry } from './country.ts';
import { zGender } from './gender.ts';
import { zRegionCode } from './region-code.ts';

export const zCasePatientFormInput = z.object({
    lastName: z.string().max(60).nullish(),
    firstName: z.string().max(60).nullish(),
    middleName: z.string().max(60).nullish(),
    suffix: z.string().max(20).nullish(),
    birthDate: z.iso.date().nullish(),
    gender: zGender.nullish(),
    race: z.string().max(80).nullish(),
    medicalRecordNumber: z.string().max(30).nullish(),
    healthCardProvince: zRegionCode.nullish(),
    healthCardNumber: z.string().max(20).nullish(),
    addressLine1: z.string().max(120).nullish(),
    addressLine2: z.string().max(120).nullish(),
    city: z.string().max(80).nullish(),
    region: zRegionCode.nullish(),
    postalCode: z.string().max(12).nullish(),
    country: zCountry.nullish(),
    phone: z.string().max(30).nullish(),
    email: z.string().max(254).nullish()
});

export type CasePatientFormInputZodType = z.infer<typeof zCasePatientFormInput>;
