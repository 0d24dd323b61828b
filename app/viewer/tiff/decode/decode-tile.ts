import { codecName } from '../directory/levels.ts';
import {
  type Channel,
  eightBits,
  type Rgba,
  rgbaOfGrey,
  rgbaOfPalette,
  rgbaOfRgb,
  rgbaOfYcbcr,
} from './colours.ts';
import { inflate } from './deflate.ts';
import { unpackLzw } from './lzw.ts';
import { unpackBits } from './packbits.ts';
import { bytesOf, type SampleLayout, type Samples, samplesOf } from './samples.ts';
import type { TileCoding } from './tile-coding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const JPEG = 7;
/** With these alone writers store differences; elsewhere the tag means nothing. */
const PREDICTED: ReadonlySet<number> = new Set([5, 8, 32946]);
/** Half of a tab's memory is gone at four times this. */
const MOST_BYTES = 256 * 1024 * 1024;
export const MOST_PIXELS = 64 * 1024 * 1024;

/** Samples that make a colour, by PhotometricInterpretation; what follows them, such as alpha, is left out. */
const COLOUR_SAMPLES: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [1, 1],
  [2, 3],
  [3, 1],
  [6, 3],
]);

async function unpack(coding: TileCoding, bytes: Bytes, most: number): Promise<Bytes> {
  switch (coding.compression) {
    case 1:
      return bytes.subarray(0, most);
    case 5:
      return unpackLzw(bytes, most);
    case 8:
    case 32946:
      return inflate(bytes, most);
    case 32773:
      return unpackBits(bytes, most);
    case JPEG:
      return (await import('./jpeg.ts')).unpackJpeg(coding, bytes);
    default:
      throw new Error(`${codecName(coding.compression)} cannot be decoded`);
  }
}

function layoutOf(coding: TileCoding, colours: number): SampleLayout {
  const { compression, bitsPerSample, sampleFormat, samplesPerPixel, planarConfiguration } = coding;
  const bits = bitsPerSample[0] ?? 1;
  const isFloat = sampleFormat === 3;
  const kind = isFloat ? 'floating-point' : sampleFormat === 2 ? 'signed' : 'unsigned';
  const readable = isFloat ? bits === 32 : sampleFormat !== 2 && [1, 2, 4, 8, 16, 32].includes(bits);
  if (!readable || (compression === JPEG && bits !== 8))
    throw new Error(`${kind} samples of ${String(bits)} bits`);
  if (bitsPerSample.some((other) => other !== bits)) throw new Error('samples of different sizes');
  if (samplesPerPixel < colours) throw new Error(`${String(samplesPerPixel)} samples per pixel`);
  return {
    width: coding.tileWidth,
    height: coding.tileHeight,
    bits,
    isFloat,
    samplesPerPixel: planarConfiguration === 2 ? 1 : samplesPerPixel,
    predictor: PREDICTED.has(compression) ? coding.predictor : 1,
    littleEndian: coding.littleEndian,
  };
}

function requireBelievable(coding: TileCoding, layout: SampleLayout): void {
  const { width, height } = layout;
  const isSize = Number.isSafeInteger(width) && Number.isSafeInteger(height) && width > 0 && height > 0;
  if (isSize && width * height <= MOST_PIXELS && bytesOf(layout) * coding.samplesPerPixel <= MOST_BYTES)
    return;
  throw new Error(`a tile of ${String(width)} × ${String(height)} pixels`);
}

function convertColours(coding: TileCoding, channels: readonly Channel[], pixels: number): Rgba {
  const [first, second, third] = channels;
  if (first === undefined) throw new Error('no samples');
  if (coding.photometric === 3) {
    if (coding.colorMap === null) throw new Error('a palette without colours');
    return rgbaOfPalette(first, coding.colorMap, pixels);
  }
  if (second === undefined || third === undefined) return rgbaOfGrey(first, coding.photometric === 0, pixels);
  const three = [first, second, third] as const;
  return coding.photometric === 6 ? rgbaOfYcbcr(three, pixels) : rgbaOfRgb(three, pixels);
}

/**
 * The pixels of one tile, opaque. `parts` may be written over; there is one for each plane. Throws what can
 * stand on an error's second line.
 */
export async function decodeTile(coding: TileCoding, parts: readonly Bytes[]): Promise<Rgba> {
  const { photometric, planarConfiguration } = coding;
  const colours = COLOUR_SAMPLES.get(photometric);
  if (colours === undefined) throw new Error(`photometric interpretation ${String(photometric)}`);
  const layout = layoutOf(coding, colours);
  requireBelievable(coding, layout);
  const runs = planarConfiguration === 2 ? colours : 1;
  const most = bytesOf(layout);
  const read: Samples[] = [];
  for (let run = 0; run < runs; run++) {
    const bytes = await unpack(coding, parts[run] ?? new Uint8Array(), most);
    if (bytes.length !== most) throw new Error(`${String(bytes.length)} of ${String(most)} bytes of a tile`);
    const samples = samplesOf(bytes, layout);
    read.push(photometric === 3 ? samples : eightBits(samples, layout.bits));
  }
  const channels = Array.from({ length: colours }, (_, at) => {
    const values = read[runs === 1 ? 0 : at] ?? new Uint8Array();
    return { values, first: runs === 1 ? at : 0, step: layout.samplesPerPixel };
  });
  return convertColours(coding, channels, layout.width * layout.height);
}
