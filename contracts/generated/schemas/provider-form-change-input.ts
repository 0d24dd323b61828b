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

export const zProviderFormChangeInput = z.object({
    salutation: zSalutation.nullish(),
    firstName: zPersonName.optional(),
    middleName: zPersonName.nullish(),
    lastName: zPersonName.optional(),
    email: zEmail.optional(),
    phone: zPhone.optional(),
    address: zPostalAddress.nullish(),
    accountType: zAccountType.nullish(),
    groupName: z.string().max(120).nullish(),
    specialty: zRegistrationSpecialty.nullish(),
    specialtyOther: z.string().max(120).nullish(),
    degree: zDegree.nullish(),
    npi: zNpi.nullish(),
    mincOrCollegeNumber: z.string().max(30).nullish(),
    licences: z.array(zProviderLicence).max(70).optional(),
    boardEligible: z.boolean().optional(),
    boardCertifications: z.array(zBoardCertification).max(20).optional(),
    subspecialties: z.array(zSubspecialty).max(13).optional(),
    fellowship: z.array(zFellowship).max(10).optional(),
    workAuthorization: zWorkAuthorization.nullish(),
    workAuthorizationExpiresOn: z.iso.date().nullish(),
    experienceYears: zSignOutExperience.nullish(),
    wsiExperienceYears: zWholeSlideExperience.nullish(),
    residency: zTrainingPlace.nullish(),
    medicalSchool: zTrainingPlace.nullish(),
    malpractice: zMalpracticeCover.nullish(),
    readingSites: z.array(zReadingPlace).max(20).optional(),
    workingHours: z.array(zWorkingHours).max(21).optional(),
    timeZone: z.string().max(60).nullish(),
    maxOpenCases: z.int().gte(1).lte(200).nullish(),
    disclosures: zProviderDisclosures.nullish()
});

export type ProviderFormChangeInputZodType = z.infer<typeof zProviderFormChangeInput>;
