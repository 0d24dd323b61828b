import { maySeeCase, type Viewer } from '#app/core/cases/visibility.ts';
import { missingParts, partCountOf } from '#app/core/uploads/parts.ts';
import type { UploadZodType } from '#contracts/generated/schemas/upload.ts';
import type { UploadIntakeZodType } from '#contracts/generated/schemas/upload-intake.ts';
import type { Answer, Call } from '../../http/call.ts';
import { missingDataFiles } from '../../intake/data-files.ts';
import { etagOf } from '../../rules/versions.ts';
import type { UploadRecord } from '../../store/tables/files.ts';
import type { World } from '../../world.ts';
import { caseNumberOf } from '../cases/case-forms.ts';
import { closesAt, isOpen, type UploadMove } from './upload-access.ts';

type Reading = Pick<Call<UploadMove>, 'world' | 'caller'>;

export const uploadAnswer = (upload: UploadRecord, reading: Reading): Answer<'getUpload'> => ({
  etag: etagOf(upload),
  data: uploadForm(upload, reading),
});

function uploadForm(upload: UploadRecord, { world, caller }: Reading): UploadZodType {
  const { createdBy: _createdBy, facilityId: _facilityId, checksum: _checksum, ...shown } = upload;
  const partsTotal = partCountOf(upload);
  const progress = isOpen(upload) ? countReceived(world, upload) : countClosed(upload, partsTotal);
  return {
    ...shown,
    ...progress,
    partsTotal,
    etag: etagOf(upload),
    companionsMissing: [...missingDataFiles(world, upload)],
    expiresAt: isOpen(upload) ? new Date(closesAt(upload)).toISOString() : null,
    intake: upload.intake === null ? null : { ...upload.intake, twin: twinOf(world, upload, caller.viewer) },
    allowedActions: actionsOf(upload, progress.missingParts.length),
  };
}

type Progress = Pick<UploadZodType, 'partsReceived' | 'bytesReceived' | 'receivedParts' | 'missingParts'>;

export function countReceived(world: World, upload: UploadRecord): Progress {
  const parts = world.uploadParts
    .by('upload', upload.id)
    .toSorted((one, other) => one.partNumber - other.partNumber);
  return {
    partsReceived: parts.length,
    bytesReceived: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    receivedParts: parts.map(({ partNumber, bytes, sha256 }) => ({ partNumber, bytes, sha256 })),
    missingParts: missingParts(
      upload,
      parts.map(({ partNumber }) => partNumber),
    ),
  };
}

/** The parts of a closed upload are gone: joined into the file, or thrown away. */
const countClosed = (upload: UploadRecord, partsTotal: number): Progress =>
  upload.completedAt === null
    ? { partsReceived: 0, bytesReceived: 0, receivedParts: [], missingParts: missingParts(upload, []) }
    : { partsReceived: partsTotal, bytesReceived: upload.bytes, receivedParts: [], missingParts: [] };

function actionsOf(upload: UploadRecord, missing: number): UploadZodType['allowedActions'] {
  if (!isOpen(upload)) return [];
  return [missing > 0 ? 'putPart' : 'complete', 'abort'];
}

/**
 * Another slide that shows the same bytes, of a case that the reader may see: a case number of another facility is
 * none of theirs. The three files behind the invented cases do not count, since hundreds of images share them.
 */
function twinOf(world: World, upload: UploadRecord, viewer: Viewer): UploadIntakeZodType['twin'] {
  const same = upload.checksum === null ? [] : world.uploads.by('checksum', upload.checksum);
  for (const { blobId } of same) {
    if (blobId === null || blobId === upload.blobId) continue;
    const owner = world.cases.by('blob', blobId).find((aCase) => maySeeCase(viewer, aCase));
    const slide = owner?.specimens
      .flatMap(({ subsections }) => subsections)
      .find(({ images }) => images.some((image) => image.blobId === blobId && !image.gone));
    if (owner !== undefined && slide !== undefined)
      return { caseID: caseNumberOf(owner), displayId: slide.displayId ?? slide.id };
  }
  return null;
}
