// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAncillaryStudy } from './ancillary-study.ts';
import { zCaseId } from './case-id.ts';
import { zCaseStatus } from './case-status.ts';
import { zCitedMark } from './cited-mark.ts';
import { zColleague } from './colleague.ts';
import { zDiagnosisWarning } from './diagnosis-warning.ts';
import { zEarlierText } from './earlier-text.ts';
import { zEtag } from './etag.ts';
import { zFindingCode } from './finding-code.ts';
import { zInstant } from './instant.ts';
import { zIntraoperative } from './intraoperative.ts';
import { zKeyImage } from './key-image.ts';
import { zOpenAmendment } from './open-amendment.ts';
import { zPersonRef } from './person-ref.ts';
import { zReportPart } from './report-part.ts';
import { zReportState } from './report-state.ts';
import { zSignOutCheck } from './sign-out-check.ts';
import { zSpecimenDiagnosis } from './specimen-diagnosis.ts';
import { zSynopticBlock } from './synoptic-block.ts';
import { zUrgentResult } from './urgent-result.ts';

export const zPrimaryDiagnosis = z.object({
    caseId: zCaseId,
    caseID: z.string().min(1),
    version: z.int().gte(0),
    etag: zEtag,
    caseVersion: z.int().gte(1),
    status: zCaseStatus,
    reportState: zReportState,
    allowedActions: z.array(z.enum(['edit'])).max(1),
    savedAt: zInstant.nullable(),
    savedBy: zPersonRef.nullable(),
    releasedBy: zPersonRef.nullable(),
    sharedAt: zInstant.nullable(),
    changedSinceShown: z.array(zReportPart),
    diagnoses: z.array(zSpecimenDiagnosis),
    comment: z.string().nullable(),
    colleagues: z.array(zColleague),
    synoptic: z.array(zSynopticBlock),
    ancillary: z.array(zAncillaryStudy),
    intraoperative: zIntraoperative.nullable(),
    microscopic: z.string().nullable(),
    seeDiagnosis: z.boolean(),
    gross: z.string().nullable(),
    findings: z.array(zFindingCode),
    urgentResult: zUrgentResult,
    keyImages: z.array(zKeyImage),
    citedMarks: z.array(zCitedMark),
    fullRecordsReviewed: z.boolean(),
    checklist: z.array(zSignOutCheck),
    warnings: z.array(zDiagnosisWarning),
    earlierTexts: z.array(zEarlierText).max(640),
    openAmendment: zOpenAmendment.nullable()
});

export type PrimaryDiagnosisZodType = z.infer<typeof zPrimaryDiagnosis>;
