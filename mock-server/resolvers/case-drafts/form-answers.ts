import type { FormFacts } from '#app/core/case-form/form.ts';
import { blockOf } from '#app/core/tasks/ordered-slides.ts';
import { zAttachmentSlot } from '#contracts/generated/schemas/attachment-slot.ts';
import type { CaseAttachmentZodType } from '#contracts/generated/schemas/case-attachment.ts';
import type { CaseFormZodType } from '#contracts/generated/schemas/case-form.ts';
import type { RecordedReceiptZodType } from '#contracts/generated/schemas/recorded-receipt.ts';
import type { ReturnReasonZodType } from '#contracts/generated/schemas/return-reason.ts';
import type { SlideImageZodType } from '#contracts/generated/schemas/slide-image.ts';
import type { SpecimenFormZodType } from '#contracts/generated/schemas/specimen-form.ts';
import type { SubsectionFormZodType } from '#contracts/generated/schemas/subsection-form.ts';
import type { Caller } from '../../http/authentication.ts';
import { facilityOf } from '../../rules/cases/case-of.ts';
import { checksumOf, notShownOf, sizeBytesOf } from '../../rules/cases/image-facts.ts';
import { beginningOf, type ReturnReason, receivedOf, requisitionOf } from '../../rules/cases/requisitions.ts';
import { etagOf } from '../../rules/versions.ts';
import type { SlideLibrary } from '../../slides/library.ts';
import type { RequisitionRecord } from '../../store/records/case-form.ts';
import type {
  CaseRecord,
  ImageRecord,
  SpecimenRecord,
  SubsectionRecord,
} from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { listAllowedActions } from '../case-moves/moved.ts';
import { isChangeable, listRemovableImages } from './changeable-slides.ts';
import { partsOf } from './form-parts.ts';
import { listRunningUploads } from './running-uploads.ts';

interface FormReader {
  readonly world: World;
  readonly caller: Caller;
  readonly slides: SlideLibrary;
  readonly now: number;
}

/** The case as its facility entered it. */
export function formOf(reader: FormReader, aCase: CaseRecord): CaseFormZodType {
  const { createdAt, createdBy, savedAt, returnReasons, receipt } = requisitionOf(reader.world, aCase);
  return {
    ...versionOf(aCase),
    id: aCase.id,
    caseID: aCase.caseID,
    status: aCase.status,
    facilityId: aCase.facilityId,
    facilityName: facilityOf(reader.world, aCase).name,
    createdAt,
    createdBy,
    savedAt,
    ...enteredOf(reader, aCase),
    returnReasons: returnReasons.map(returnReasonOf),
    changeableSlides: aCase.specimens
      .flatMap(({ subsections }) => subsections)
      .filter((slides) => isChangeable(reader, aCase, slides))
      .map(({ id }) => id),
    removableImages: listRemovableImages(reader, aCase),
    runningUploads: listRunningUploads(reader, aCase.id),
    // What else lay in the parcel may be another patient's.
    receipt: receipt === null || reader.caller.viewer.role !== 'Admin' ? null : recordedReceiptOf(receipt),
    allowedActions: listAllowedActions(reader, aCase),
  };
}

export const returnReasonOf = ({
  raisedBy = null,
  answeredBy = null,
  ...reason
}: ReturnReason): ReturnReasonZodType => ({ ...reason, raisedBy, answeredBy });

function recordedReceiptOf(receipt: NonNullable<RequisitionRecord['receipt']>): RecordedReceiptZodType {
  const { receivedAt, recordedBy, slides, leftovers = [] } = receipt;
  return {
    receivedAt,
    recordedBy,
    trackingNumber: receipt.trackingNumber ?? null,
    blocksReceived: receipt.blocksReceived ?? null,
    blocksAnnounced: receipt.blocksAnnounced ?? null,
    slides: slides.map(receivedOf),
    leftovers,
  };
}

/** What people filled in: all that the rules of the form read of a case. */
export function enteredOf(
  { world, slides }: Pick<FormReader, 'world' | 'slides'>,
  aCase: CaseRecord,
): Pick<CaseFormZodType, keyof FormFacts> {
  const requisition = requisitionOf(world, aCase);
  return {
    ...partsOf(aCase, requisition),
    specimens: aCase.specimens.map((specimen) => specimenFormOf({ slides }, aCase, specimen)),
    attachments: attachmentsOf(requisition),
  };
}

export const versionOf = (aCase: CaseRecord) => ({ version: aCase.version, etag: etagOf(aCase) });

export function attachmentsOf({ attachments }: RequisitionRecord): CaseAttachmentZodType[] {
  return zAttachmentSlot.options.map((slot) => {
    const held = attachments.find((one) => one.slot === slot);
    if (held === undefined) return { slot, file: null };
    const { name, contentType, sizeBytes, uploadedAt } = held;
    return { slot, file: { name, contentType, bytes: sizeBytes, uploadedAt } };
  });
}

type Reading = Pick<FormReader, 'slides'>;

const countOf = (count: number): number | null => (count === 0 ? null : count);

export function specimenFormOf(
  reader: Reading,
  aCase: CaseRecord,
  { receivedDate = null, ...specimen }: SpecimenRecord,
): SpecimenFormZodType {
  return {
    ...specimen,
    receivedDate,
    totalNumberSlides: countOf(specimen.totalNumberSlides),
    subsections: specimen.subsections.map((slide) => subsectionFormOf(reader, aCase, slide)),
  };
}

/** A slide that nobody has named a block for lies on the one that its number begins with. */
export const withBlock = (slide: SubsectionRecord) => ({
  ...slide,
  block: slide.block === undefined ? blockOf(slide) : slide.block,
});

export function subsectionFormOf(
  reader: Reading,
  aCase: CaseRecord,
  stored: SubsectionRecord,
): SubsectionFormZodType {
  const { addedAt: _added, ...slide } = withBlock(stored);
  return {
    ...slide,
    slideCount: countOf(slide.slideCount),
    images: slide.images.filter(({ gone }) => !gone).map((image) => slideImageOf(reader, aCase, image)),
  };
}

/** For an image that a world began with, size and check sum are those of the slide that stands in for it. */
export function slideImageOf({ slides }: Reading, aCase: CaseRecord, image: ImageRecord): SlideImageZodType {
  const { imageId, fileName, blobId, upload } = image;
  return {
    imageId,
    fileName,
    fileContent: blobId,
    checksum: checksumOf(image, slides),
    bytes: sizeBytesOf(image, slides),
    addedAt: upload?.addedAt ?? beginningOf(aCase),
    readable: upload === undefined ? true : upload.readable,
    notShown: notShownOf(image),
  };
}
