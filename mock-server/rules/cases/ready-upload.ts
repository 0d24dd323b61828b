import { scaleOf } from '#app/core/slides/scale.ts';
import type { SlideScaleZodType } from '#contracts/generated/schemas/slide-scale.ts';
import type { UploadLevelZodType } from '#contracts/generated/schemas/upload-level.ts';
import type { UploadRecord } from '../../store/tables/files.ts';

/** An uploaded slide as whoever puts it on a case needs it. */
export interface ReadyUpload {
  readonly blobId: string;
  readonly fileName: string;
  /** SHA-256 of the file, in hexadecimal digits. */
  readonly checksum: string;
  readonly sizeBytes: number;
  /** Pixels of level 0; null in a format whose header is not read. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Largest first; none where the size is null. */
  readonly levels: readonly UploadLevelZodType[];
  /** Null where the file states none. */
  readonly scale: SlideScaleZodType | null;
  /** Why there are no tiles and small pictures; null when there are. */
  readonly notShown: string | null;
}

/** Null unless the upload is a slide that intake has found Ready. Who may see it is the caller's to judge. */
export function readySlide({ blobId, fileName, bytes, intake }: UploadRecord): ReadyUpload | null {
  if (blobId === null || intake === null) return null;
  const { checksum, width, height, levels, notShown } = intake;
  const size = width === null || height === null ? null : { width, height };
  return { blobId, fileName, checksum, sizeBytes: bytes, size, levels, scale: statedIn(intake), notShown };
}

function statedIn({
  mppX,
  mppY,
  scaleSource,
  magnification,
}: NonNullable<UploadRecord['intake']>): SlideScaleZodType | null {
  return mppX === null || mppY === null || scaleSource === null
    ? null
    : { mppX, mppY, source: scaleSource, magnification };
}

/** Whether the file states how large its pixels are, and readers measure by it. */
export const hasScale = ({ scale }: Pick<ReadyUpload, 'scale'>): boolean =>
  scaleOf(scale, true).state === 'file';
