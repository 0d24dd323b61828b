import { z } from 'zod';
import { zCaseClinicalInfo } from '#contracts/generated/schemas/case-clinical-info.ts';
import { zCitedMarkInput } from '#contracts/generated/schemas/cited-mark-input.ts';
import { zFinalReport } from '#contracts/generated/schemas/final-report.ts';
import { zInstant } from '#contracts/generated/schemas/instant.ts';
import { zLastPlace } from '#contracts/generated/schemas/last-place.ts';
import { zNpi } from '#contracts/generated/schemas/npi.ts';
import { zOpenAmendment } from '#contracts/generated/schemas/open-amendment.ts';
import { zPersonRef } from '#contracts/generated/schemas/person-ref.ts';
import { zPrimaryDiagnosis } from '#contracts/generated/schemas/primary-diagnosis.ts';
import { zReportCode } from '#contracts/generated/schemas/report-code.ts';
import { zReportId } from '#contracts/generated/schemas/report-id.ts';
import { zReportImage } from '#contracts/generated/schemas/report-image.ts';
import { zReportLaboratory } from '#contracts/generated/schemas/report-laboratory.ts';
import { zReportReadingSite } from '#contracts/generated/schemas/report-reading-site.ts';
import { zReportSignature } from '#contracts/generated/schemas/report-signature.ts';
import { zReportState } from '#contracts/generated/schemas/report-state.ts';
import { zTextTemplate } from '#contracts/generated/schemas/text-template.ts';

const id = z.string().min(1);

const DiagnosisText = zPrimaryDiagnosis
  .pick({
    comment: true,
    colleagues: true,
    synoptic: true,
    ancillary: true,
    intraoperative: true,
    microscopic: true,
    seeDiagnosis: true,
    findings: true,
    urgentResult: true,
    keyImages: true,
    fullRecordsReviewed: true,
  })
  .extend({ citedMarks: z.array(zCitedMarkInput) });

const texts = z.array(
  zPrimaryDiagnosis.shape.diagnoses.element.pick({ specimenID: true, text: true, siteConfirmedReason: true }),
);

/** The diagnosis of a case while it is written; the id is the case's. The report itself is another record. */
export const DiagnosisRecord = DiagnosisText.extend({
  id,
  version: z.int().positive(),
  savedAt: zInstant,
  savedBy: zPersonRef,
  texts,
  /** What fields said before, newest first, by the names of the page; absent before a save has replaced anything. */
  earlier: z.array(z.object({ name: id, text: id, at: zInstant })).optional(),
  /** The text as it was shown to the facility before sign-out; later saves do not change it. */
  shared: DiagnosisText.extend({ texts, sharedAt: zInstant }).nullable(),
});
export type DiagnosisRecord = z.infer<typeof DiagnosisRecord>;

/** Where a reader was in a case last; the id joins the ids of both. */
export const LastPlaceRecord = zLastPlace.omit({ caseId: true }).extend({ id });

/** What the requisition says beyond the case record; stored with the requisition. */
const ClinicalText = zCaseClinicalInfo.pick({
  submittingPhysicianNpi: true,
  copyTo: true,
  historyNotProvided: true,
  priorDiagnosis: true,
  priorTreatment: true,
  promptAnswers: true,
  intraoperativeResult: true,
  outsideDiagnosis: true,
});
export type ClinicalText = z.infer<typeof ClinicalText>;

/** The version of the clinical screen, and answers to questions that the case form does not ask; the id is the case's. */
export const ClinicalRecord = z.object({
  id,
  version: z.int().positive(),
  otherAnswers: ClinicalText.shape.promptAnswers,
});
export type ClinicalRecord = z.infer<typeof ClinicalRecord>;

/** The old text of a clinical change: the audit trail itself holds no text. */
export const ClinicalChangeRecord = z.object({
  id,
  caseId: id,
  at: zInstant,
  by: zPersonRef,
  reason: z.string().nullable(),
  before: z.record(z.string(), z.unknown()),
});

/** The report of a case as a whole; the id is the case's. */
export const ReportRecord = z.object({
  id,
  reportId: zReportId,
  facilityId: id,
  /** Facility and record number: who the patient is to the facility. */
  patientKey: id,
  signerId: id,
  reportState: zReportState,
  /** Oldest first; what a list has to know of each, so that it need not read them. */
  versions: z
    .array(z.object({ version: z.int().positive(), signedAt: zInstant, facilitySeesFrom: zInstant }))
    .min(1),
  /** When each person of the facility first opened a version; the earliest first. */
  openings: z.array(z.object({ version: z.int().positive(), at: zInstant, by: zPersonRef })),
});
export type ReportRecord = z.infer<typeof ReportRecord>;

const zDates = zFinalReport.shape.dates;
const zCollection = zDates.shape.collections.element;
/** Reports that were signed before they had the day of receipt do not say it now. */
const CollectionRecord = zCollection.extend({ receivedDate: zCollection.shape.receivedDate.default(null) });

const zSpecimenDiagnosis = zFinalReport.shape.diagnoses.element;
/** Reports that were signed before they had the facility's own number of a specimen do not say it now. */
const SpecimenDiagnosisRecord = zSpecimenDiagnosis.extend({
  facilitySpecimenID: zSpecimenDiagnosis.shape.facilitySpecimenID.default(null),
});

/** Versions that were signed before a site had its place do not say it now. */
const ReadingSiteRecord = zReportReadingSite.extend({ place: zReportReadingSite.shape.place.default(null) });

/** What a signed version says, which is what its hash is made of. Addresses of pictures run out, so none is kept. */
export const ReportContent = zFinalReport
  .omit({
    etag: true,
    latestVersion: true,
    superseded: true,
    reportState: true,
    postSignOut: true,
    sharedAt: true,
    signature: true,
    earlierSignatures: true,
    versions: true,
    footer: true,
  })
  .extend({
    // Versions that were signed before reports told of it do not say it now.
    preliminary: zFinalReport.shape.preliminary.default(null),
    dates: zDates.extend({ collections: z.array(CollectionRecord) }),
    interpretedAt: ReadingSiteRecord.nullable(),
    diagnoses: z.array(SpecimenDiagnosisRecord),
    images: z.array(zReportImage.omit({ url: true })),
    codes: z.array(zReportCode),
  });
export type ReportContent = z.infer<typeof ReportContent>;

/** A signed version, never changed. The signer's address and device stay here and are handed to nobody. */
export const ReportVersionRecord = z.object({
  id,
  content: ReportContent,
  signature: zReportSignature.extend({
    readingSite: ReadingSiteRecord,
    /** Versions that were signed before it was kept do not say it now. */
    readOnGlass: zReportSignature.shape.readOnGlass.default([]),
  }),
  address: z.string().nullable(),
  device: z.string().nullable(),
  facilitySeesFrom: zInstant,
});
export type ReportVersionRecord = z.infer<typeof ReportVersionRecord>;

/** A signed report within its release window, until `at`; the id is the case's. */
export const UnreleasedRecord = z.object({ id, at: zInstant });

/** A version that its signer took back before the facility saw it: kept for good, and shown to nobody. */
export const RecalledVersionRecord = ReportVersionRecord.extend({
  recalledAt: zInstant,
  recalledBy: zPersonRef,
  reason: z.string().min(1),
});
export type RecalledVersionRecord = z.infer<typeof RecalledVersionRecord>;

/** An addendum or amendment that is begun; the id is the case's. */
export const OpenAmendmentRecord = zOpenAmendment.extend({ id });

/** The head of a facility's reports; the id is the facility's. */
export const LaboratoryRecord = zReportLaboratory.extend({ id });
export type LaboratoryRecord = z.infer<typeof LaboratoryRecord>;

/** What a signature says of its signer; the id is the user's. */
export const SignerRecord = z.object({
  id,
  degrees: id,
  npi: zNpi.nullable(),
  timeZone: id,
  licenceNumbers: z.record(z.string(), z.string().min(3).max(20)),
  readingSites: z.array(ReadingSiteRecord),
});
export type SignerRecord = z.infer<typeof SignerRecord>;

/** A piece of text for diagnoses; one without an owner is the system's. */
export const TextTemplateRecord = zTextTemplate
  .omit({ etag: true, origin: true, allowedActions: true })
  .extend({ ownerId: id.nullable() });
export type TextTemplateRecord = z.infer<typeof TextTemplateRecord>;
