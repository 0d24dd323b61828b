import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { codingWith, farthest, madePixels, pictureOf, SIDE, tileOfTiff } from './decode-tile.test-support.ts';
import { decodeTile } from './decode-tile.ts';

const CODECS = ['none', 'lzw', 'deflate', 'packbits'] as const;
const PREDICTORS = ['none', 'horizontal'] as const;
const CHANNELS = [1, 2, 3, 4] as const;

describe('decodeTile, against another decoder', () => {
  it.each(CODECS.flatMap((codec) => PREDICTORS.map((predictor) => [codec, predictor] as const)))(
    'reads %s with predictor %s in all numbers of samples',
    async (compression, predictor) => {
      for (const channels of CHANNELS) {
        const { file, coding, parts } = await tileOfTiff(pictureOf(channels), { compression, predictor });
        expect(coding.samplesPerPixel).toBe(channels);
        const { data, info } = await sharp(file)
          .removeAlpha()
          .toColourspace('srgb')
          .raw()
          .toBuffer({ resolveWithObject: true });
        const want = (pixel: number, channel: number): number =>
          data[pixel * info.channels + (info.channels < 3 ? 0 : channel)] ?? -1;
        expect(farthest(await decodeTile(coding, parts), want), `${String(channels)} samples`).toBe(0);
      }
    },
  );

  it.each(PREDICTORS)('reads 16 bits with predictor %s', async (predictor) => {
    for (const channels of [1, 3] as const) {
      const deep = pictureOf(channels)
        .linear(201, 77)
        .toColourspace(channels === 1 ? 'grey16' : 'rgb16');
      const { file, coding, parts } = await tileOfTiff(deep, { compression: 'deflate', predictor });
      expect(coding.bitsPerSample[0]).toBe(16);
      const { data, info } = await sharp(file)
        .toColourspace(channels === 1 ? 'grey16' : 'rgb16')
        .raw({ depth: 'ushort' })
        .toBuffer({ resolveWithObject: true });
      const want = (pixel: number, channel: number): number => {
        const at = pixel * info.channels + (info.channels < 3 ? 0 : channel);
        return Math.round((data.readUInt16LE(at * 2) * 255) / 65_535);
      };
      expect(farthest(await decodeTile(coding, parts), want)).toBe(0);
    }
  });

  it.each([1, 2, 4] as const)('reads greys of %s bits', async (bitdepth) => {
    const { file, coding, parts } = await tileOfTiff(pictureOf(1), {
      compression: 'lzw',
      predictor: 'none',
      bitdepth,
    });
    expect(coding.bitsPerSample).toEqual([bitdepth]);
    const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
    const rgba = await decodeTile(coding, parts);
    expect(farthest(rgba, (pixel) => data[pixel * info.channels] ?? -1)).toBe(0);
  });
});

describe('decodeTile, layouts', () => {
  const pixels = madePixels(4);
  const sample = (pixel: number, channel: number): number => pixels[pixel * 4 + channel] ?? -1;
  const plane = (channel: number): Uint8Array<ArrayBuffer> =>
    Uint8Array.from({ length: SIDE * SIDE }, (_, pixel) => sample(pixel, channel));
  const packed = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(deflateSync(bytes));

  it('puts planes together and leaves out the one after the colours', async () => {
    const coding = codingWith({ planarConfiguration: 2, samplesPerPixel: 4, compression: 8 });
    const parts = [0, 1, 2, 3].map((channel) => packed(plane(channel)));
    expect(farthest(await decodeTile(coding, parts), sample)).toBe(0);
  });

  it('reads words of a big-endian file, with differences and without', async () => {
    for (const predictor of [1, 2]) {
      const words = new DataView(new ArrayBuffer(SIDE * SIDE * 6));
      for (let i = 0; i < SIDE * SIDE * 3; i++) {
        const [pixel, channel] = [Math.floor(i / 3), i % 3];
        const before = predictor === 2 && pixel % SIDE > 0 ? sample(pixel - 1, channel) * 257 : 0;
        words.setUint16(i * 2, sample(pixel, channel) * 257 - before);
      }
      const coding = codingWith({
        bitsPerSample: [16, 16, 16],
        littleEndian: false,
        predictor,
        compression: 32946,
      });
      const parts = [packed(new Uint8Array(words.buffer))];
      expect(farthest(await decodeTile(coding, parts), sample)).toBe(0);
    }
  });

  it('reads floating-point samples from 0 to 1, also as differences of bytes', async () => {
    const bytes = new DataView(new ArrayBuffer(SIDE * SIDE * 4));
    for (let pixel = 0; pixel < SIDE * SIDE; pixel++) bytes.setFloat32(pixel * 4, sample(pixel, 0) / 255);
    const coding = codingWith({
      photometric: 1,
      samplesPerPixel: 1,
      bitsPerSample: [32],
      sampleFormat: 3,
      compression: 8,
    });
    const plain = { ...coding, littleEndian: false };
    const whole = packed(new Uint8Array(bytes.buffer));
    expect(farthest(await decodeTile(plain, [whole]), (pixel) => sample(pixel, 0))).toBe(0);

    const split = new Uint8Array(SIDE * SIDE * 4);
    for (let i = 0; i < split.length; i++) {
      const [row, inRow] = [Math.floor(i / (SIDE * 4)), i % (SIDE * 4)];
      split[i] = bytes.getUint8((row * SIDE + (inRow % SIDE)) * 4 + Math.floor(inRow / SIDE));
    }
    const differences = split.map((byte, i) => byte - (i % (SIDE * 4) === 0 ? 0 : (split[i - 1] ?? 0)));
    const predicted = { ...coding, predictor: 3 };
    expect(farthest(await decodeTile(predicted, [packed(differences)]), (pixel) => sample(pixel, 0))).toBe(0);
  });

  it('takes white for zero where the file says so', async () => {
    const rgba = await decodeTile(codingWith({ photometric: 0, samplesPerPixel: 1 }), [plane(0)]);
    expect(farthest(rgba, (pixel) => 255 - sample(pixel, 0))).toBe(0);
  });

  it.each([257, 1])('looks colours up in a palette whose entries are multiples of %s', async (unit) => {
    const colorMap = Uint16Array.from({ length: 768 }, (_, i) => ((i * 31 + (i >> 8)) & 255) * unit);
    const coding = codingWith({ photometric: 3, samplesPerPixel: 1, colorMap });
    const rgba = await decodeTile(coding, [plane(0)]);
    const want = (pixel: number, channel: number): number =>
      Math.floor((colorMap[channel * 256 + sample(pixel, 0)] ?? -1) / unit);
    expect(farthest(rgba, want)).toBe(0);
  });

  it('turns luma and chroma into colours', async () => {
    const rgba = await decodeTile(codingWith({ photometric: 6, tileWidth: 2, tileHeight: 1 }), [
      Uint8Array.of(76, 85, 255, 150, 44, 21),
    ]);
    // Pure red and pure green, as JPEG codes them.
    expect(farthest(rgba, (pixel, channel) => (channel === pixel ? 255 : 0))).toBeLessThanOrEqual(1);
  });
});
