import { mayAddImage, mayEditForm } from '#app/core/case-form/editing.ts';
import { maySeeCase } from '#app/core/cases/visibility.ts';
import { slideName } from '#app/core/slides/slide-names.ts';
import { instantText } from '#app/core/text/dates.ts';
import { dataFilesMissingText, needsDataFiles } from '#app/core/uploads/slide-file-names.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf, facilityOf } from '../../rules/cases/case-of.ts';
import { checksumOf } from '../../rules/cases/image-facts.ts';
import { requisitionOf } from '../../rules/cases/requisitions.ts';
import { isOpenRequest, listAwaiting } from '../../rules/tasks/request-state.ts';
import { etagOf } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { CaseRecord, ImageRecord, SubsectionRecord } from '../../store/records/records.ts';
import { listRemovableImages } from './changeable-slides.ts';
import {
  changingSlides,
  editingVersion,
  oneAtATime,
  remove,
  saveForm,
  subsectionIn,
  withSubsection,
} from './draft-access.ts';
import { slideImageOf, versionOf } from './form-answers.ts';
import { requireReadable } from './late-slides.ts';
import { subsectionSaved } from './subsections.ts';
import { readyUpload, type UploadFound } from './upload-lookup.ts';

const IMAGES_OF_A_SLIDE = 100;
const ALL_THERE = 'All images of this slide are there. Correct its slide count first if there are more.';

export const addImage: Resolver<'addImage'> = {
  see: (call) => void subsectionIn(caseOf(call), call.input.params),
  resolve: (call) =>
    oneAtATime(call, (aCase): Answer<'addImage'> => {
      const { world, caller, input, now } = call;
      const slides = subsectionIn(aCase, input.params);
      const { role } = caller.viewer;
      const { isRequested, requireRescan } = slides;
      const lacksImages = slides.images.filter(({ gone }) => !gone).length < slides.slideCount;
      const awaited = listAwaiting(world, aCase.id, slides.id).length > 0;
      const slide = { isRequested, requireRescan, isAwaited: awaited, lacksImages };
      if (!mayAddImage(role, aCase.status, slide)) {
        const isOneTooMany = mayAddImage(role, aCase.status, { ...slide, lacksImages: true });
        throw refuse('CASE_STATE', isOneTooMany ? { text: ALL_THERE } : {});
      }
      const upload = fittingUpload(call);
      requireNewScan(call, aCase, slides, upload);
      requireUnused(call, aCase, upload);
      requireRoom(slides);
      const image = imageOf(upload, now);
      if (!mayEditForm(role, aCase.status)) requireReadable(aCase, image);
      const saved = saveForm(call, aCase, (record) => ({
        specimens: withSubsection(record, input.params, (before) => withImage(before, image, awaited)),
      }));
      const { specimenId, subsectionId } = input.params;
      return {
        etag: etagOf(saved),
        data: {
          caseId: saved.id,
          ...versionOf(saved),
          specimenId,
          subsectionId,
          image: slideImageOf(call, saved, image),
        },
      };
    }),
};

/** The caller's own finished upload with all its files. Throws NOT_FOUND, UPLOAD_NOT_COMPLETE or VALIDATION_FAILED. */
function fittingUpload({ world, caller, input }: Call<'addImage'>): UploadFound {
  const upload = readyUpload(world, input.body.uploadId);
  if (upload === null) throw refuse('NOT_FOUND');
  if (upload === 'unfinished') throw refuse('UPLOAD_NOT_COMPLETE');
  const owner = world.users.find(upload.userId);
  const isOurs = upload.userId === caller.user.id || owner?.facilityId === caller.user.facilityId;
  if (!isOurs && caller.viewer.role !== 'Admin') throw refuse('NOT_FOUND');
  // What was sent up for one patient must not come to be another's slide by a number that was mistaken.
  if (upload.caseId !== null && upload.caseId !== input.params.caseId)
    throw refuse('VALIDATION_FAILED', {
      status: 422,
      fields: { uploadId: ['This file was uploaded for another case'] },
    });
  if (needsDataFiles(upload.fileName) && upload.companions.length === 0)
    throw refuse('VALIDATION_FAILED', {
      status: 422,
      fields: { uploadId: [dataFilesMissingText(upload.fileName)] },
    });
  return upload;
}

/**
 * The very file that is to be scanned again is no answer to that, which nobody can confirm away: its reader would take it for
 * the new scan.
 */
function requireNewScan(
  { world, slides: library }: Call<'addImage'>,
  { id }: CaseRecord,
  { images }: SubsectionRecord,
  { checksum }: UploadFound,
): void {
  const same = new Set(
    images.filter((image) => checksumOf(image, library) === checksum).map(({ imageId }) => imageId),
  );
  const asked = world.rescans
    .by('case', id)
    .find((rescan) => isOpenRequest(rescan) && same.has(rescan.imageId));
  if (asked === undefined) return;
  throw refuse('SAME_FILE_AGAIN', {
    text:
      asked.reason === 'wrong_slide'
        ? 'This is the file that was reported as the wrong slide. Send the scan of the right one.'
        : `This is the file of which a new scan was asked for: ${labels.RescanReason[asked.reason]}. Send the new scan.`,
  });
}

/**
 * A file that another slide has too stops an image until the caller has said that it is meant. Nobody can say so of a case
 * that they may not see: where the intake still comes, it asks the laboratory, and the caller is not even told.
 */
function requireUnused(call: Call<'addImage'>, aCase: CaseRecord, upload: UploadFound): void {
  const { world, caller, input } = call;
  const users = world.cases.by('checksum', upload.checksum);
  const seen = users.filter((one) => maySeeCase(caller.viewer, one));
  if (seen.length < users.length && !isBeforeIntake(aCase)) throw refuse('IMAGE_OF_ANOTHER_CASE');
  if (input.body.confirmDuplicate === true) return;
  const [user] = seen;
  const slide = user?.specimens
    .flatMap(({ subsections }) => subsections)
    .find(({ images }) => images.some((image) => !image.gone && image.upload?.checksum === upload.checksum));
  if (user === undefined || slide === undefined) return;
  const name = slideName({ displayId: slide.displayId, block: slide.block ?? null });
  throw refuse('IMAGE_ALREADY_USED', {
    text: `This image is already used for slide ${name} of ${caseNameFor(call, aCase, user)}`,
  });
}

/** A draft has no number: the uploader has to know whether it is the case at hand, and which one else. */
function caseNameFor({ world }: Call<'addImage'>, own: CaseRecord, user: CaseRecord): string {
  if (user.id === own.id) return 'this case';
  if (user.caseID !== null) return `case ${user.caseID}`;
  if (user.caseRecordId !== null) return `the draft with accession number ${user.caseRecordId}`;
  const { createdBy, createdAt } = requisitionOf(world, user);
  const at = instantText(createdAt, facilityOf(world, user).timeZone);
  return `the draft that ${createdBy.displayName} began on ${at}`;
}

/** Until a case is in the pool, its intake looks at every image that it gets. */
const isBeforeIntake = ({ status }: CaseRecord): boolean => mayEditForm('Admin', status);

function requireRoom({ images }: SubsectionRecord): void {
  if (images.filter(({ gone }) => !gone).length >= IMAGES_OF_A_SLIDE)
    throw refuse('VALIDATION_FAILED', {
      status: 422,
      fields: { uploadId: [`Slides of one block have ${IMAGES_OF_A_SLIDE} images at most.`] },
    });
}

const imageOf = (upload: UploadFound, now: number): ImageRecord => ({
  imageId: newId('img'),
  blobId: upload.blobId,
  fileName: upload.fileName,
  gone: false,
  upload: {
    uploadId: upload.uploadId,
    checksum: upload.checksum,
    sizeBytes: upload.sizeBytes,
    addedAt: new Date(now).toISOString(),
    readable: upload.notShown === null,
    notShown: upload.notShown,
    hasScale: upload.hasScale,
  },
});

/** Nothing is hidden by an upload: only the end of a rescan says which image the new one takes the place of. */
const withImage = (slides: SubsectionRecord, image: ImageRecord, isAwaited: boolean): SubsectionRecord => ({
  ...slides,
  ...(isAwaited ? {} : { requireRescan: false, requireRescanReason: null }),
  images: [...slides.images, image],
});

export const reorderImages: Resolver<'reorderImages'> = {
  see: (call) => void subsectionIn(caseOf(call), call.input.params),
  resolve: (call) =>
    editingVersion(call, (aCase): Answer<'reorderImages'> => {
      const { params, body } = call.input;
      const { images } = subsectionIn(aCase, params);
      const present = images.filter(({ gone }) => !gone);
      const chosen = body.imageIds.flatMap((id) => present.find(({ imageId }) => imageId === id) ?? []);
      if (body.imageIds.length !== present.length || new Set(chosen).size !== present.length)
        throw refuse('VALIDATION_FAILED', {
          status: 422,
          fields: { imageIds: ['Name each image of these slides once.'] },
        });
      const inOrder = [...chosen, ...images.filter(({ gone }) => gone)];
      const specimens = withSubsection(aCase, params, (slides) => ({ ...slides, images: inOrder }));
      return subsectionSaved(
        call,
        saveForm(call, aCase, () => ({ specimens })),
        params,
      );
    }),
};

function presentImage({ input }: Call<'deleteImage'>, aCase: CaseRecord): ImageRecord {
  const { images } = subsectionIn(aCase, input.params);
  const image = images.find(({ imageId, gone }) => imageId === input.params.imageId && !gone);
  if (image === undefined) throw refuse('NOT_FOUND');
  return image;
}

export const deleteImage: Resolver<'deleteImage'> = {
  see: (call) => void presentImage(call, caseOf(call)),
  resolve: (call) =>
    changingSlides(
      call,
      (aCase) => listRemovableImages(call, aCase).includes(presentImage(call, aCase).imageId),
      (aCase): Answer<'deleteImage'> => {
        const { imageId } = presentImage(call, aCase);
        const specimens = withSubsection(aCase, call.input.params, (slides) => ({
          ...slides,
          images: slides.images.map((one) => (one.imageId === imageId ? { ...one, gone: true } : one)),
        }));
        return remove(saveForm(call, aCase, () => ({ specimens })));
      },
    ),
};
