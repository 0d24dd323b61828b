import { jpegHeader } from '#app/core/uploads/jpeg-header.ts';
import { messageOf, SlideFault, tiffUnpreparable } from '../../tiles/slide-error.ts';
import type { Priority } from '../../tiles/tile.ts';
import { compressionError } from '../directory/levels.ts';
import { MOST_PIXELS } from './decode-tile.ts';
import { jpegsOf } from './jpeg-tile.ts';
import type { DecodeWork, PictureWork } from './messages.ts';
import { decodePicture } from './picture.ts';
import type { TileCoding, TileDecoder } from './tile-coding.ts';
import { decodeTileFile, fetchTileFile } from './tile-file.ts';
import { webpSize } from './webp.ts';
import { type DecodeThread, DecodeWorkers, ThreadFault } from './workers.client.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const JPEG = 7;
const WEBP = 50001;
const MOST_THREADS = 2;
/** Samples of what a browser's own decoder makes a picture of: BlackIsZero, RGB and YCbCr. */
const BROWSER_SAMPLES: ReadonlyMap<number, number> = new Map([
  [1, 1],
  [2, 3],
  [6, 3],
]);

const startWorker = (): DecodeThread =>
  new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' });

/** All slides share them: a tile of one is soon decoded, and two cost what a picture costs. */
const workers = new DecodeWorkers(
  startWorker,
  Math.min(MOST_THREADS, globalThis.navigator?.hardwareConcurrency ?? 1),
);

const faultOf = (detail: string): SlideFault => new SlideFault(tiffUnpreparable(detail), false);

/** A header asks for memory long before the rest shows that it lied. */
function requireFitting(
  { width, height }: { readonly width: number; readonly height: number },
  coding: TileCoding,
): void {
  if (width > 0 && height > 0 && width <= coding.tileWidth && height <= coding.tileHeight) return;
  throw faultOf(`a picture of ${String(width)} × ${String(height)} pixels in a tile`);
}

const pictureOf = (type: PictureWork['type'], data: Bytes, coding: TileCoding): PictureWork => ({
  kind: 'picture',
  type,
  data,
  width: coding.tileWidth,
  height: coding.tileHeight,
});

function jpegWorks(coding: TileCoding): (tile: Bytes) => PictureWork {
  const jpegOf = jpegsOf(coding.jpegTables, coding.photometric);
  return (tile) => {
    const header = jpegHeader(tile);
    requireFitting(header, coding);
    return pictureOf('image/jpeg', jpegOf(tile, header), coding);
  };
}

function webpWork(tile: Bytes, coding: TileCoding): PictureWork {
  requireFitting(webpSize(tile), coding);
  return pictureOf('image/webp', tile.slice(), coding);
}

/** How the tiles of a directory go to a thread; what is the same for all of them is made once. */
function worksOf(coding: TileCoding): (parts: readonly Bytes[]) => DecodeWork {
  const { compression, photometric, planarConfiguration, samplesPerPixel } = coding;
  const isPlain = BROWSER_SAMPLES.get(photometric) === samplesPerPixel && planarConfiguration === 1;
  if (compression === JPEG && isPlain) {
    const workOf = jpegWorks(coding);
    return ([tile = new Uint8Array()]) => workOf(tile);
  }
  if (compression === WEBP) return ([tile = new Uint8Array()]) => webpWork(tile, coding);
  // A part is often a piece of a longer answer, which would be copied or handed over whole.
  return (parts) => ({ kind: 'samples', coding, parts: parts.map((part) => part.slice()) });
}

const decodeHere = (work: PictureWork): Promise<ImageBitmap> =>
  decodePicture(work).catch((fault: unknown) => {
    throw faultOf(messageOf(fault));
  });

/**
 * Starting the threads takes a machine of two cores as long as decoding a first view, which would wait for it: until
 * this long after the first tile, in milliseconds, the browser decodes what it can by itself.
 */
const THREADS_AFTER_MS = 300;
let starting: ReturnType<typeof setTimeout> | null = null;

function startThreadsLater(): void {
  starting ??= setTimeout(() => {
    starting = null;
    workers.warm();
  }, THREADS_AFTER_MS);
}

async function decodeWork(
  workOf: () => DecodeWork,
  priority: Priority,
  signal: AbortSignal,
): Promise<ImageBitmap> {
  const work = workOf();
  if (work.kind === 'picture' && !workers.isListening) {
    startThreadsLater();
    return decodeHere(work);
  }
  try {
    return await workers.decode(work, priority, signal);
  } catch (cause) {
    // A browser that lets no thread start still decodes its own formats.
    const again = cause instanceof ThreadFault ? workOf() : null;
    if (again?.kind !== 'picture') throw cause;
    return decodeHere(again);
  }
}

/** A tile that is a file of its own. Rejects with `SlideFault`, or with AbortError. */
export async function loadTileFile(
  address: string,
  priority: Priority,
  signal: AbortSignal,
): Promise<ImageBitmap> {
  const url = new URL(address, globalThis.location?.href).href;
  const work = { kind: 'file', url } as const;
  const here = async (): Promise<ImageBitmap> => decodeTileFile(await fetchTileFile(work, priority, signal));
  if (!workers.isListening) {
    startThreadsLater();
    return here();
  }
  try {
    return await workers.decode(work, priority, signal);
  } catch (cause) {
    if (cause instanceof ThreadFault) return here();
    throw cause;
  }
}

/** Never throws: where the coding itself cannot be decoded, every tile rejects with the reason. */
export function decoderOf(coding: TileCoding): TileDecoder {
  const { compression, tileWidth, tileHeight } = coding;
  const refusal =
    compressionError(compression) ??
    (tileWidth * tileHeight <= MOST_PIXELS
      ? null
      : tiffUnpreparable(`tiles of ${String(tileWidth)} × ${String(tileHeight)} pixels`));
  if (refusal !== null) return { decode: () => Promise.reject(new SlideFault(refusal, false)) };
  const workOf = worksOf(coding);
  return { decode: async (parts, priority, signal) => decodeWork(() => workOf(parts), priority, signal) };
}
