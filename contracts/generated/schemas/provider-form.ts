// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAccountType } from './account-type.ts';
import { zBoardCertification } from './board-certification.ts';
import { zDegree } from './degree.ts';
import { zEmail } from './email.ts';
import { zFellowship } from './fellowship.ts';
import { zMalpracticeCover } from './malpractice-cover.ts';
import { zNpi } from './npi.ts';
import { zPersonName } from './person-name.ts';
import { zPhone } from './phone.ts';
import { zPostalAddress } from './postal-address.ts';
import { zProviderDisclosures } from './provider-disclosures.ts';
import { zProviderLicence } from './provider-licence.ts';
import { zReadingPlace } from './reading-place.ts';
import { zRegistrationSpecialty } from './registration-specialty.ts';
import { zSalutation } from './salutation.ts';
import { zSignOutExperience } from './sign-out-experience.ts';
import { zSubspecialty } from './subspecialty.ts';
import { zTrainingPlace } from './training-place.ts';
import { zWholeSlideExperience } from './whole-slide-experience.ts';
import { zWorkAuthorization } from './work-authorization.ts';
import { zWorkingHours } from './working-hours.ts';

export const zProviderForm = z.object({
    salutation: zSalutation.nullable(),
    firstName: zPersonName,
    middleName: zPersonName.nullable(),
    lastName: zPersonName,
    email: zEmail,
    phone: zPhone,
    address: zPostalAddress.nullable(),
    accountType: zAccountType.nullable(),
    groupName: z.string().max(120).nullable(),
    specialty: zRegistrationSpecialty.nullable(),
    specialtyOther: z.string().max(120).nullable(),
    degree: zDegree.nullable(),
    npi: zNpi.nullable(),
    mincOrCollegeNumber: z.string().max(30).nullable(),
    licences: z.array(zProviderLicence).max(70),
    boardEligible: z.boolean(),
    boardCertifications: z.array(zBoardCertification).max(20),
    subspecialties: z.array(zSubspecialty).max(13),
    fellowship: z.array(zFellowship).max(10),
    workAuthorization: zWorkAuthorization.nullable(),
    workAuthorizationExpiresOn: z.iso.date().nullable(),
    experienceYears: zSignOutExperience.nullable(),
    wsiExperienceYears: zWholeSlideExperience.nullable(),
    residency: zTrainingPlace.nullable(),
    medicalSchool: zTrainingPlace.nullable(),
    malpractice: zMalpracticeCover.nullable(),
    readingSites: z.array(zReadingPlace).max(20),
    workingHours: z.array(zWorkingHours).max(21),
    timeZone: z.string().max(60).nullable(),
    maxOpenCases: z.int().gte(1).lte(200).nullable(),
    disclosures: zProviderDisclosures.nullable()
});

export type ProviderFormZodType = z.infer<typeof zProviderForm>;
