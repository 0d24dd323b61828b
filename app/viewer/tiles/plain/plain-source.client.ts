import type { Scale } from '#app/core/slides/scale.ts';
import { isJpegOfInks, JPEG_HEAD_BYTES } from '#app/core/uploads/jpeg-header.ts';
import { INKS } from '#app/core/uploads/slide-refusals.ts';
import type { Result } from '#contracts/result.ts';
import { NO_PICTURES } from '../associated.ts';
import type { SlideError } from '../slide-error.ts';
import { isAbort, messageOf, OPENING_ABORTED, SlideFault, slideFailed } from '../slide-error.ts';
import type { Level, SlideTiles, TileAddress } from '../tile.ts';

const TILE_SIDE = 512;

/** Halves the picture until one tile holds it, so that a zoomed-out view is averaged and not sampled. */
export function halvings(width: number, height: number): readonly Level[] {
  const levels: Level[] = [];
  for (let downsample = 1; ; downsample *= 2) {
    const level = { width: Math.ceil(width / downsample), height: Math.ceil(height / downsample) };
    levels.push({ ...level, tileWidth: TILE_SIDE, tileHeight: TILE_SIDE, downsample });
    if (level.width <= TILE_SIDE && level.height <= TILE_SIDE) return levels;
  }
}

async function cut(picture: ImageBitmap, levels: readonly Level[], at: TileAddress): Promise<ImageBitmap> {
  const level = levels[at.level];
  if (level === undefined) throw new RangeError(`no level ${String(at.level)}`);
  const left = at.column * TILE_SIDE;
  const top = at.row * TILE_SIDE;
  const width = Math.min(TILE_SIDE, level.width - left);
  const height = Math.min(TILE_SIDE, level.height - top);
  const { downsample } = level;
  if (downsample === 1) return createImageBitmap(picture, left, top, width, height);
  const sourceWidth = Math.min(width * downsample, picture.width - left * downsample);
  const sourceHeight = Math.min(height * downsample, picture.height - top * downsample);
  return createImageBitmap(picture, left * downsample, top * downsample, sourceWidth, sourceHeight, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
}

/**
 * As it lies on paper: glass is white where a picture is transparent, and the ground of the viewer is not. It is turned
 * as its EXIF block says, as the tiles of the server are. Rejects with SlideFault where its colors cannot be known.
 */
async function readPicture(file: Blob): Promise<ImageBitmap> {
  const head = new Uint8Array(await file.slice(0, JPEG_HEAD_BYTES).arrayBuffer());
  if (isJpegOfInks(head)) throw new SlideFault(slideFailed(INKS), false);
  const picture = await createImageBitmap(file, {
    colorSpaceConversion: 'none',
    imageOrientation: 'from-image',
  });
  if (file.type === 'image/jpeg') return picture;
  const sheet = new OffscreenCanvas(picture.width, picture.height);
  const context = sheet.getContext('2d');
  if (context === null) return picture;
  context.fillStyle = 'white';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.drawImage(picture, 0, 0);
  picture.close();
  return sheet.transferToImageBitmap();
}

/** An ordinary PNG or JPEG, loaded whole (specification 9). Never rejects. */
export async function openPicture(
  id: string,
  url: string,
  scale: Scale,
  signal: AbortSignal,
): Promise<Result<SlideTiles, SlideError>> {
  try {
    const answer = await fetch(url, { signal, credentials: 'omit' });
    if (!answer.ok) return { ok: false, error: slideFailed(`HTTP ${String(answer.status)}`) };
    const picture = await readPicture(await answer.blob());
    const size = { width: picture.width, height: picture.height };
    const levels = halvings(size.width, size.height);
    return {
      ok: true,
      value: {
        id,
        kind: 'plain',
        size,
        levels,
        overlap: 0,
        scale,
        fallback: null,
        associated: () => Promise.resolve(NO_PICTURES),
        want: (tiles) => tiles.map(({ address }) => cut(picture, levels, address)),
        // The picture is here whole.
        takeLink: () => undefined,
        close: () => {
          picture.close();
        },
      },
    };
  } catch (cause) {
    if (signal.aborted || isAbort(cause)) return { ok: false, error: OPENING_ABORTED };
    if (cause instanceof SlideFault) return { ok: false, error: cause.slideError };
    return { ok: false, error: slideFailed(messageOf(cause)) };
  }
}
