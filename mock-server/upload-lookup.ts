import type { World } from './seed.ts';

/** An upload as a slide takes it over. */
export interface UploadFound {
  readonly uploadId: string;
  /** Who announced it. */
  readonly userId: string;
  readonly blobId: string;
  readonly fileName: string;
  /** SHA-256 of the whole file. */
  readonly checksum: string;
  readonly sizeBytes: number;
  /** Whether the tile reader opened it; null before it has tried. */
  readonly readable: boolean | null;
  /** Names of the further files of the upload (.mrxs and its kind need them). */
  readonly companions: readonly string[];
}

/** The upload, `'unfinished'` until the intake has accepted it, or null when there is none of that id. */
export function readyUpload(_world: World, _uploadId: string): UploadFound | 'unfinished' | null {
  return null;
}

/** Whether files for this case are still on their way (a case is not sent out meanwhile). */
export function hasRunningUploads(_world: World, _caseId: string): boolean {
  return false;
}
