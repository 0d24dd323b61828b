import { hasScale, readySlide } from '../../rules/cases/ready-upload.ts';
import type { World } from '../../world.ts';
import { runningUploadsOf, UNFINISHED } from './running-uploads.ts';

/** An upload as a slide takes it over. */
export interface UploadFound {
  readonly uploadId: string;
  /** Who announced it. */
  readonly userId: string;
  /** The case that it was announced for; null where it was for none yet. */
  readonly caseId: string | null;
  readonly blobId: string;
  readonly fileName: string;
  /** SHA-256 of the whole file. */
  readonly checksum: string;
  readonly sizeBytes: number;
  /** Why the tile reader could not open it, in words for the user; null where it could. */
  readonly notShown: string | null;
  /** Whether the file states how large its pixels are, and readers will measure by it. */
  readonly hasScale: boolean;
  /** Names of the further files of the upload (.mrxs and its kind need them). */
  readonly companions: readonly string[];
}

/** The upload, `'unfinished'` until the intake has accepted it, or null when there is none of that id. */
export function readyUpload(world: World, uploadId: string): UploadFound | 'unfinished' | null {
  const upload = world.uploads.find(uploadId);
  if (upload === null) return null;
  if (UNFINISHED.includes(upload.status)) return 'unfinished';
  const slide = upload.status === 'Ready' ? readySlide(upload) : null;
  if (slide === null) return null;
  const { blobId, fileName, checksum, sizeBytes, notShown } = slide;
  const companions = world.uploads.by('companionOf', uploadId).map((companion) => companion.fileName);
  return {
    uploadId,
    userId: upload.createdBy,
    caseId: upload.caseId,
    blobId,
    fileName,
    checksum,
    sizeBytes,
    notShown,
    hasScale: hasScale(slide),
    companions,
  };
}

/** Whether slides for this case are still on their way: it is not sent out meanwhile. */
export const hasRunningUploads = (world: World, caseId: string): boolean =>
  runningUploadsOf(world, caseId).length > 0;
