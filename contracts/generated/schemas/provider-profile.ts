// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAccountType } from './account-type.ts';
import { zAwayTime } from './away-time.ts';
import { zHeldCertificate } from './held-certificate.ts';
import { zHeldLicence } from './held-licence.ts';
import { zNpi } from './npi.ts';
import { zOwnReadingSite } from './own-reading-site.ts';
import { zReportReadingSite } from './report-reading-site.ts';
import { zSignOutExperience } from './sign-out-experience.ts';
import { zSignatureImage } from './signature-image.ts';
import { zSpecialty } from './specialty.ts';
import { zSubspecialty } from './subspecialty.ts';
import { zWholeSlideExperience } from './whole-slide-experience.ts';
import { zWorkAuthorization } from './work-authorization.ts';

export const zProviderProfile = z.object({
    accountType: zAccountType,
    specialty: zSpecialty,
    degree: z.string().min(1).max(40),
    npi: zNpi.nullable(),
    subspecialties: z.array(zSubspecialty).max(13),
    workAuthorization: zWorkAuthorization,
    experienceYears: zSignOutExperience,
    wsiExperienceYears: zWholeSlideExperience,
    licences: z.array(zHeldLicence).max(80),
    certificates: z.array(zHeldCertificate).max(20),
    boardCertified: z.boolean(),
    readingSites: z.array(zOwnReadingSite).max(10),
    signingSites: z.array(zReportReadingSite).max(40),
    printedName: z.string().max(120),
    signatureImage: zSignatureImage.nullable(),
    workingHours: z.string().max(200).nullable(),
    maxOpenCases: z.int().gte(1).lte(25),
    openCases: z.int().gte(0).lte(1000),
    away: z.array(zAwayTime).max(50)
});

export type ProviderProfileZodType = z.infer<typeof zProviderProfile>;
