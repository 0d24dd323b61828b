import { jpegHeader } from '#app/core/uploads/jpeg-header.ts';
import {
  isAbort,
  messageOf,
  SlideFault,
  slideFailed,
  tiffUnpreparable,
  tileFetchFailed,
} from '../../tiles/slide-error.ts';
import type { Priority } from '../../tiles/tile.ts';
import { isPassingStatus } from '../ranges/byte-ranges.ts';
import { MOST_PIXELS } from './decode-tile.ts';
import type { FileWork } from './messages.ts';
import { decodePicture } from './picture.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const JPEG_START = [0xff, 0xd8] as const;

/**
 * Signed links need no cookies, and the servers behind them must not get ours. Rejects with `SlideFault` where no
 * answer comes, or with AbortError.
 */
export async function getSigned(
  url: string,
  signal: AbortSignal,
  priority: Priority = 'view',
): Promise<Response> {
  try {
    const urgency = priority === 'view' ? 'high' : 'low';
    return await fetch(url, { signal, priority: urgency, credentials: 'omit' });
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw new SlideFault(slideFailed(messageOf(cause)), true);
  }
}

/** A tile that is a file of its own. Rejects with `SlideFault`, or with AbortError. */
export async function fetchTileFile(
  { url }: FileWork,
  priority: Priority,
  signal: AbortSignal,
): Promise<Bytes> {
  const answer = await getSigned(url, signal, priority);
  if (!answer.ok) throw new SlideFault(tileFetchFailed(answer.status), isPassingStatus(answer.status));
  return new Uint8Array(await answer.arrayBuffer());
}

async function decodeJpegFile(file: Bytes): Promise<ImageBitmap> {
  try {
    const { width, height } = jpegHeader(file);
    if (!(width > 0 && height > 0 && width * height <= MOST_PIXELS))
      throw new Error(`a JPEG of ${String(width)} × ${String(height)} pixels`);
    return await decodePicture({ kind: 'picture', type: 'image/jpeg', data: file, width, height });
  } catch (cause) {
    throw new SlideFault(tiffUnpreparable(messageOf(cause)), false);
  }
}

/** As large as the file says. Rejects with `SlideFault`. */
export async function decodeTileFile(file: Bytes): Promise<ImageBitmap> {
  if (file[0] === JPEG_START[0] && file[1] === JPEG_START[1]) return decodeJpegFile(file);
  try {
    return await createImageBitmap(new Blob([file]), {
      colorSpaceConversion: 'none',
      imageOrientation: 'none',
    });
  } catch (cause) {
    throw new SlideFault(slideFailed(messageOf(cause)), false);
  }
}
