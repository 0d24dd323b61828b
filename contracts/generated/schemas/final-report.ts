// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAncillaryStudy } from './ancillary-study.ts';
import { zCaseId } from './case-id.ts';
import { zColleague } from './colleague.ts';
import { zCommunication } from './communication.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zIntraoperative } from './intraoperative.ts';
import { zPostSignOutState } from './post-sign-out-state.ts';
import { zReplacedPreliminary } from './replaced-preliminary.ts';
import { zReportAddendum } from './report-addendum.ts';
import { zReportCase } from './report-case.ts';
import { zReportClinicalInformation } from './report-clinical-information.ts';
import { zReportCode } from './report-code.ts';
import { zReportDates } from './report-dates.ts';
import { zReportDiagnosis } from './report-diagnosis.ts';
import { zReportFooter } from './report-footer.ts';
import { zReportGross } from './report-gross.ts';
import { zReportHeading } from './report-heading.ts';
import { zReportId } from './report-id.ts';
import { zReportImage } from './report-image.ts';
import { zReportLaboratory } from './report-laboratory.ts';
import { zReportMark } from './report-mark.ts';
import { zReportOrdering } from './report-ordering.ts';
import { zReportPatient } from './report-patient.ts';
import { zReportReadingSite } from './report-reading-site.ts';
import { zReportSignature } from './report-signature.ts';
import { zReportState } from './report-state.ts';
import { zReportVersion } from './report-version.ts';
import { zSynopticBlock } from './synoptic-block.ts';

export const zFinalReport = z.object({
    reportId: zReportId,
    caseId: zCaseId,
    version: z.int().gte(0),
    etag: zEtag,
    latestVersion: z.int().gte(0),
    superseded: z.boolean(),
    heading: zReportHeading,
    reportState: zReportState,
    postSignOut: zPostSignOutState,
    sharedAt: zInstant.nullable(),
    preliminary: zReplacedPreliminary.nullable(),
    laboratory: zReportLaboratory,
    interpretedAt: zReportReadingSite.nullable(),
    patient: zReportPatient,
    case: zReportCase,
    dates: zReportDates,
    ordering: zReportOrdering,
    diagnoses: z.array(zReportDiagnosis),
    comment: z.string().nullable(),
    colleagues: z.array(zColleague),
    urgentCommunication: zCommunication.nullable(),
    synoptic: z.array(zSynopticBlock),
    ancillary: z.array(zAncillaryStudy),
    intraoperative: zIntraoperative.nullable(),
    microscopic: z.string().nullable(),
    gross: zReportGross,
    clinicalInformation: zReportClinicalInformation,
    specimenCondition: z.string().nullable(),
    images: z.array(zReportImage),
    citedMarks: z.array(zReportMark),
    codes: z.array(zReportCode).nullable(),
    signature: zReportSignature.nullable(),
    earlierSignatures: z.array(zReportSignature),
    addenda: z.array(zReportAddendum),
    versions: z.array(zReportVersion),
    footer: zReportFooter
});

export type FinalReportZodType = z.infer<typeof zFinalReport>;
