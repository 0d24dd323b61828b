import { z } from 'zod';
import { CASE_STATUSES } from '#app/core/cases/status.ts';
import { zAnnotations } from '#contracts/generated/schemas/annotations.ts';
import { zHoldReason } from '#contracts/generated/schemas/hold-reason.ts';
import { SLIDE_IDS } from '../../slides/catalog.ts';

export { FacilityRecord, TokenRecord, UserRecord } from './people.ts';

const instant = z.iso.datetime();
const text = z.string().min(1);

/** What an image keeps of the upload that it came with; none of it changes after the upload is Ready. */
const UploadedImage = z.object({
  uploadId: text,
  /** SHA-256 of the uploaded file. */
  checksum: z.string().regex(/^[0-9a-f]{64}$/),
  sizeBytes: z.int().positive(),
  addedAt: instant,
  /** Whether the tile reader opened it; null before it has tried. */
  readable: z.boolean().nullable(),
  /** Why it has no tiles, in words for the user; null where it has them. */
  notShown: z.string().nullable(),
  /** Whether the file states how large its pixels are. */
  hasScale: z.boolean(),
});

/** Every image has either its upload or the real slide that stands in for it (images of an invented world). */
const ImageRecord = z
  .object({
    imageId: z.string().regex(/^img_[a-z0-9_-]{1,100}$/),
    blobId: text,
    fileName: text,
    slideId: z.enum(SLIDE_IDS).optional(),
    /** A rescan took its place, or it was taken off; the id stays known, so that its link answers 410. */
    gone: z.boolean(),
    upload: UploadedImage.optional(),
  })
  .refine(({ slideId, upload }) => slideId !== undefined || upload !== undefined);
export type ImageRecord = z.infer<typeof ImageRecord>;

const SubsectionRecord = z.object({
  id: z.string().regex(/^sub_[a-z0-9_-]{1,60}$/),
  /** Absent where a case came without its blocks: the display id then names the block. */
  block: z.string().nullable().optional(),
  displayId: z.string().nullable(),
  slideType: text.nullable(),
  /** 0 until somebody has counted. */
  slideCount: z.int().min(0),
  facilityId: z.string().nullable(),
  stain: z.string().nullable(),
  isRequested: z.boolean(),
  requireRescan: z.boolean(),
  requireRescanReason: z.string().nullable(),
  /** When its facility added it to a case that it had sent out before; absent for every other slide. */
  addedAt: instant.optional(),
  images: z.array(ImageRecord),
});

const SpecimenRecord = z.object({
  id: z.string().regex(/^spc_[a-z0-9_-]{1,60}$/),
  specimenID: text.max(20),
  facilitySpecimenID: z.string().nullable(),
  bodysite: z.string().nullable(),
  subsite: z.string().nullable(),
  laterality: z.enum(['Left', 'Right', 'Bilateral', 'Midline', 'Not_Applicable']).nullable(),
  specimenType: text.nullable(),
  /** 0 until somebody has counted. */
  totalNumberSlides: z.int().min(0),
  specimenCollectionDate: z.iso.date().nullable(),
  /** Absent where a case came without it. */
  receivedDate: z.iso.date().nullable().optional(),
  collectionTime: z.string().nullable(),
  subsections: z.array(SubsectionRecord),
});
export type SpecimenRecord = z.infer<typeof SpecimenRecord>;
export type SubsectionRecord = SpecimenRecord['subsections'][number];

/** What a draft may lack is null here; case-forms.ts says how each reader copes with that. */
export const CaseRecord = z.object({
  id: z.string().regex(/^cas_[a-z0-9_-]{1,60}$/),
  /** The platform's number; null until the case is sent out. */
  caseID: text.nullable(),
  /** The facility's accession number. */
  caseRecordId: text.nullable(),
  version: z.int().positive(),
  status: z.enum(CASE_STATUSES),
  priority: z.enum(['Routine', 'Expedited', 'STAT']),
  type: z.object({ value: z.enum(['PrimaryDiagnosis', 'Consultation']), displayName: text }).nullable(),
  /** 'Any' where the facility asks for none. */
  subspecialty: text,
  billingComponent: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
  facilityId: text,
  assignedProviderId: z.string().nullable(),
  qaProviderId: z.string().nullable(),
  earlierSignerIds: z.array(text),
  releases: z.array(z.object({ providerId: text, at: instant, reason: text, note: z.string().nullable() })),
  /** Put on by the operator; a lifted one ends when it was lifted. */
  holds: z.array(
    z.object({
      reason: zHoldReason,
      note: z.string().nullable(),
      from: instant,
      to: instant.nullable(),
      placedBy: text,
      liftedBy: text.nullable(),
    }),
  ),
  /** When its facility sent it out last. */
  sentAt: instant.nullable(),
  availableAt: instant.nullable(),
  dueAt: instant.nullable(),
  selectedAt: instant.nullable(),
  reportState: z.enum(['None', 'Draft', 'Preliminary', 'Final', 'Addended', 'Amended']),
  postSignOut: z.enum(['None', 'AddendumInProgress', 'AmendmentInProgress']),
  signerId: z.string().nullable(),
  signedAt: instant.nullable(),
  patientInfo: z.object({
    lastName: text.nullable(),
    firstName: text.nullable(),
    birthDate: z.iso.date().nullable(),
    gender: z.enum(['Male', 'Female', 'Other']).nullable(),
    race: z.string().nullable(),
    medicalRecordNumber: text.nullable(),
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
