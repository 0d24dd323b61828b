import { z } from 'zod';
import { CASE_STATUSES } from '#app/core/cases/status.ts';
import { zAnnotations } from '#contracts/generated/schemas/annotations.ts';
import { SLIDE_IDS } from './slides/catalog.ts';

export { FacilityRecord, TokenRecord, UserRecord } from './records/people.ts';

const instant = z.iso.datetime();
const text = z.string().min(1);

const ImageRecord = z.object({
  imageId: z.string().regex(/^img_[a-z0-9_-]{1,100}$/),
  blobId: text,
  fileName: text,
  /** Which of the real slides stands in for it. */
  slideId: z.enum(SLIDE_IDS),
  /** A rescan took its place; the id stays known, so that its link answers 410. */
  gone: z.boolean(),
});
export type ImageRecord = z.infer<typeof ImageRecord>;

const SubsectionRecord = z.object({
  id: text,
  displayId: z.string().nullable(),
  slideType: text,
  slideCount: z.int().min(0),
  facilityId: z.string().nullable(),
  stain: z.string().nullable(),
  isRequested: z.boolean(),
  requireRescan: z.boolean(),
  requireRescanReason: z.string().nullable(),
  images: z.array(ImageRecord),
});

const SpecimenRecord = z.object({
  specimenID: text.max(20),
  facilitySpecimenID: z.string().nullable(),
  bodysite: z.string().nullable(),
  subsite: z.string().nullable(),
  laterality: z.enum(['Left', 'Right', 'Bilateral', 'Midline', 'Not_Applicable']).nullable(),
  specimenType: text,
  totalNumberSlides: z.int().min(0),
  specimenCollectionDate: z.iso.date().nullable(),
  collectionTime: z.string().nullable(),
  subsections: z.array(SubsectionRecord),
});
export type SpecimenRecord = z.infer<typeof SpecimenRecord>;

export const CaseRecord = z.object({
  id: z.string().regex(/^cas_[a-z0-9_-]{1,60}$/),
  caseID: text,
  caseRecordId: text,
  version: z.int().positive(),
  status: z.enum(CASE_STATUSES),
  priority: z.enum(['Routine', 'Expedited', 'STAT']),
  type: z.object({ value: z.enum(['PrimaryDiagnosis', 'Consultation']), displayName: text }),
  subspecialty: text,
  billingComponent: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  facilityId: text,
  assignedProviderId: z.string().nullable(),
  qaProviderId: z.string().nullable(),
  earlierSignerIds: z.array(text),
  releases: z.array(z.object({ providerId: text, at: instant, reason: text, note: z.string().nullable() })),
  availableAt: instant.nullable(),
  dueAt: instant.nullable(),
  selectedAt: instant.nullable(),
  reportState: z.enum(['None', 'Draft', 'Preliminary', 'Final', 'Addended', 'Amended']),
  postSignOut: z.enum(['None', 'AddendumInProgress', 'AmendmentInProgress']),
  signerId: z.string().nullable(),
  signedAt: instant.nullable(),
  patientInfo: z.object({
    lastName: text,
    firstName: text,
    birthDate: z.iso.date(),
    gender: z.enum(['Male', 'Female', 'Other']),
    race: z.string().nullable(),
    medicalRecordNumber: text,
  }),
  clinicalInfo: z.object({
    history: z.string(),
    clinicalImpression: z.string().nullable(),
    icd10: z.array(text),
    submittingPhysician: z.string().nullable(),
  }),
  gross: z.string().nullable(),
  material: z.enum(['digital', 'glass']),
  specimens: z.array(SpecimenRecord),
  openedImageIds: z.array(text),
});
export type CaseRecord = z.infer<typeof CaseRecord>;

/** The marks on one image; the id joins case and image, and the wire's own schema says the rest. */
export const AnnotationsRecord = z.object({ id: text, annotations: zAnnotations });
export type AnnotationsRecord = z.infer<typeof AnnotationsRecord>;

/** The answer to a request with an Idempotency-Key; the id joins user and key. */
export const ReplyRecord = z.object({
  id: text,
  fingerprint: text,
  storedAt: instant,
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});
export type ReplyRecord = z.infer<typeof ReplyRecord>;
