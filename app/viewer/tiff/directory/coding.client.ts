import { SlideFault, tiffUnpreparable } from '../../tiles/slide-error.ts';
import type { TileCoding } from '../decode/tile-coding.ts';
import type { TiffDirectory } from './directory.client.ts';
import { numberOf, numbersOfTag } from './numbers.ts';

const TAG = { BitsPerSample: 258, ColorMap: 320, SampleFormat: 339, JPEGTables: 347 } as const;
/** Three colours of 16 bits: no palette is longer. */
const LONGEST_PALETTE = 3 * 65_536;
/** Four quantisation and eight Huffman tables take about 3 KB. */
const LONGEST_TABLES = 65_536;
/** Colour and transparency take four; more are channels, and a broken file may say billions. */
const MOST_SAMPLES = 64;
const PALETTE = 3;
const YCBCR = 6;

const unbelievable = (what: string): SlideFault => new SlideFault(tiffUnpreparable(what), false);

async function colorMapOf({ tags, image }: TiffDirectory): Promise<Uint16Array<ArrayBuffer> | null> {
  const numbers = numbersOfTag(tags, TAG.ColorMap, image.littleEndian);
  if (numbers.length === 0 || numbers.length > LONGEST_PALETTE) return null;
  return Uint16Array.from(await numbers.first(numbers.length));
}

async function jpegTablesOf({ tags, image }: TiffDirectory): Promise<Uint8Array<ArrayBuffer> | null> {
  const numbers = numbersOfTag(tags, TAG.JPEGTables, image.littleEndian);
  if (numbers.length === 0) return null;
  if (numbers.length > LONGEST_TABLES) throw unbelievable(`${String(numbers.length)} bytes of JPEG tables`);
  return Uint8Array.from(await numbers.first(numbers.length));
}

/**
 * What a decoder must know of a directory's tiles, or of its strips (then the tile sides are 0). Values that
 * the file leaves out are TIFF's defaults. Rejects with `SlideFault` or with what the source rejects with.
 */
export async function codingOf(directory: TiffDirectory): Promise<TileCoding> {
  const { tags, image, summary } = directory;
  const plain = (tag: 'PhotometricInterpretation' | 'SamplesPerPixel' | 'PlanarConfiguration'): number =>
    numberOf(tags.getValue(tag));
  const samplesPerPixel = plain('SamplesPerPixel') || 1;
  if (samplesPerPixel > MOST_SAMPLES) throw unbelievable(`${String(samplesPerPixel)} samples per pixel`);
  const bits = await numbersOfTag(tags, TAG.BitsPerSample, image.littleEndian).first(samplesPerPixel);
  const [sampleFormat] = await numbersOfTag(tags, TAG.SampleFormat, image.littleEndian).first(1);
  const photometric = tags.hasTag('PhotometricInterpretation') ? plain('PhotometricInterpretation') : YCBCR;
  return {
    compression: summary.compression,
    photometric,
    jpegTables: await jpegTablesOf(directory),
    samplesPerPixel,
    // Some writers give one value for all samples.
    bitsPerSample: Array.from({ length: samplesPerPixel }, (_, sample) => bits[sample] ?? bits[0] ?? 1),
    sampleFormat: sampleFormat || 1,
    predictor: numberOf(await tags.loadValue('Predictor')) || 1,
    planarConfiguration: plain('PlanarConfiguration') || 1,
    tileWidth: summary.tileWidth,
    tileHeight: summary.tileHeight,
    littleEndian: image.littleEndian,
    colorMap: photometric === PALETTE ? await colorMapOf(directory) : null,
  };
}
