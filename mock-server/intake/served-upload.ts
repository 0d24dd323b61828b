import { slideExtensionOf } from '#app/core/uploads/slide-file-names.ts';
import { readySlide } from '../rules/cases/ready-upload.ts';
import { deepZoomFolderOf } from '../slides/deep-zoom.ts';
import { type ServedSlide, tilesInFolder } from '../slides/served-slide.ts';
import type { UploadRecord } from '../store/tables/files.ts';
import type { World } from '../world.ts';
import { findUploadedFile, slidesFolderOf } from './slide-folder.ts';

/** The upload that a blob came with; null for a blob that nobody uploaded. */
export const uploadOfBlob = (world: World, blobId: string): UploadRecord | null =>
  world.uploads.by('blob', blobId)[0] ?? null;

/** An uploaded slide as it is handed out; null until intake has found it Ready. */
export function serveUpload(world: World, upload: UploadRecord): ServedSlide | null {
  const ready = readySlide(upload);
  if (ready === null || upload.intake === null) return null;
  const { blobId, checksum, size, sizeBytes, scale, fileName, notShown } = ready;
  const { labelFound: label, macroFound: macro } = upload.intake;
  const folder = deepZoomFolderOf(slidesFolderOf(world), checksum);
  return {
    path: findUploadedFile(world, blobId),
    sizeBytes,
    sha256: checksum,
    scale,
    contentType: contentTypeOf(fileName),
    tiled:
      notShown === null && size !== null
        ? { folder, facts: { ...size, label, macro }, tiles: tilesInFolder(folder) }
        : null,
  };
}

function contentTypeOf(fileName: string): string {
  switch (slideExtensionOf(fileName)) {
    case '.jpg':
    case '.jpeg':
      return 'image/jpeg';
    case '.dcm':
      return 'application/dicom';
    case '.tif':
    case '.tiff':
    case '.ome.tiff':
    case '.svs':
    case '.ndpi':
    case '.scn':
    case '.bif':
      return 'image/tiff';
    default:
      return 'application/octet-stream';
  }
}
