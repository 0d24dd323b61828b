import { type BaseDecoder, getDecoder } from 'geotiff';
import { jpegHeader } from './jpeg-tile.ts';
import { messageOf } from './slide-error.ts';
import { codecName } from './tiff-levels.ts';
import type { TileCoding } from './tile-coding.ts';

type Parameters = BaseDecoder['parameters'] & {
  readonly JPEGTables?: Uint8Array;
  readonly LercParameters?: readonly [version: number, packing: number];
};

const JPEG = 7;
const ZSTANDARD = 50000;

const LERC_PACKED_BY: ReadonlyMap<number | undefined, number> = new Map([
  [0x78, 1],
  [0x28, 2],
]);

/** How a LERC tile is packed once more, by its first byte: zlib's, Zstandard's, or LERC's own name. */
const lercPacking = (bytes: Uint8Array): number => LERC_PACKED_BY.get(bytes[0]) ?? 0;

/** Bytes that a Zstandard frame says it holds; null where it does not say. */
function zstandardBytes(bytes: Uint8Array): number | null {
  const descriptor = bytes[4] ?? 0;
  const isSingle = (descriptor & 0x20) !== 0;
  const sizeBytes = [isSingle ? 1 : 0, 2, 4, 8][descriptor >> 6] ?? 0;
  const at = 5 + (isSingle ? 0 : 1) + ([0, 1, 2, 4][descriptor & 3] ?? 0);
  if (sizeBytes === 0) return null;
  let size = 0;
  for (let i = sizeBytes - 1; i >= 0; i--) size = size * 256 + (bytes[at + i] ?? 0);
  return sizeBytes === 2 ? size + 256 : size;
}

/** The library makes room for whatever the tile asks for, so that is looked at first. */
function requireFitting(
  { compression, tileWidth, tileHeight }: TileCoding,
  bytes: Uint8Array,
  most: number,
): void {
  if (compression === JPEG) {
    const { width, height } = jpegHeader(bytes);
    if (width === tileWidth && height === tileHeight) return;
    throw new Error(`a JPEG of ${String(width)} × ${String(height)} pixels in a tile`);
  }
  const asked = compression === ZSTANDARD ? zstandardBytes(bytes) : null;
  if (asked !== null && asked > most) throw new Error(`${String(asked)} of ${String(most)} bytes of a tile`);
}

/**
 * By geotiff's decoders: JPEG that a browser does not take, LERC, Zstandard. JPEG comes out as its components,
 * not as colours. `most`: bytes that the tile may have. LERC and Zstandard need WebAssembly.
 */
export async function unpackByLibrary(
  coding: TileCoding,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  requireFitting(coding, bytes, most);
  const { tileWidth, tileHeight, bitsPerSample, planarConfiguration, samplesPerPixel, jpegTables } = coding;
  const parameters: Parameters = {
    ...{ tileWidth, tileHeight, planarConfiguration, samplesPerPixel, bitsPerSample: [...bitsPerSample] },
    // Differences are undone here for all codecs: the library takes every file for little-endian.
    predictor: 1,
    LercParameters: [4, lercPacking(bytes)],
    ...(jpegTables === null ? {} : { JPEGTables: jpegTables }),
  };
  const decoder = await getDecoder(coding.compression, parameters).catch((cause: unknown) => {
    throw new Error(`${codecName(coding.compression)} cannot be decoded here: ${messageOf(cause)}`);
  });
  const whole = bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : bytes.slice().buffer;
  try {
    return new Uint8Array((await decoder.decode(whole)) as ArrayBuffer);
  } catch (cause) {
    // LERC's decoder throws bare text.
    throw new Error(messageOf(cause));
  }
}
