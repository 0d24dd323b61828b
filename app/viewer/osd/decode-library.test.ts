import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { codingWith, farthest, madePixels, pictureOf, SIDE, tileOfTiff } from './decode-tile.test-support.ts';
import { decodeTile } from './decode-tile.ts';
import type { TileCoding } from './tile-coding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const PIXELS = SIDE * SIDE;
const grey = { photometric: 1, samplesPerPixel: 1 } as const;
const slope = (pixel: number): number => ((pixel % SIDE) + Math.floor(pixel / SIDE) * 2) & 255;

/** `slope` as the Zstandard tool of Debian 12 packs it. */
const SLOPE_ZSTANDARD = [
  'KLUv/WQA4PUTAOQeAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7',
  'PD0+P0BBQkNERUZHSElKS0xNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AgYKD',
  'hIWGh4iJiouMjY6PkJGSk5SVlpeYmZqbnJ2en6ChoqOkpaanqKmqq6ytrq+wsbKztLW2t7i5uru8vb6/wMHCw8TFxsfIycrL',
  'zM3Oz9DR0tPU1dbX2Nna29zd3t/g4eLj5OXm5+jp6uvs7e7v8PHy8/T19vf4+fr7/P3+/wABAgMEBQYHCAkKCwwNDg8QERIT',
  'FBUWFxgZGhscHR4fICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVpb',
  'XF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gIGCg4SFhoeIiYqLjI2Oj5CRkpOUlZaXmJmam5ydnp+goaKj',
  'pKWmp6ipqqusra6vsLGys7S1tre4ubq7vL2+v8DBwsPExcbHyMnKy8zNzs/Q0dLT1NXW19jZ2tvc3d7f4OHi4+Tl5ufo6err',
  '7O2AgKgR5O//b/C1tgMS+P//f/zbAf3oAL5er9fr9fV6vV6v1+v12nq9Xq/X6/V6vb5er9fr9Xq9Xq+v1+vW6/V6vV6vr9fr',
  '9Xq9Xq/X6+v1er1er9fr9fp6vV6v1+v1er2+tl6v1+v1er1eX6/X6/V6vV6v19fr9Xq9Xq/X6/X1er1er9fr9dq6A/B13C+r',
  'Z+Bfmw==',
].join('');

/** A Zstandard frame of blocks that are not packed; `says`: bytes that it claims to hold. */
function zstandard(bytes: Uint8Array, says = bytes.length): Bytes {
  const head = new Uint8Array(9);
  const view = new DataView(head.buffer);
  view.setUint32(0, 0xfd2f_b528, true);
  view.setUint8(4, 0xa0);
  view.setUint32(5, says, true);
  const parts: Uint8Array[] = [head];
  for (let at = 0; at < bytes.length; at += 65_536) {
    const block = bytes.subarray(at, at + 65_536);
    const word = (block.length << 3) | (at + 65_536 >= bytes.length ? 1 : 0);
    parts.push(Uint8Array.of(word & 255, (word >> 8) & 255, word >> 16), block);
  }
  return Uint8Array.from(Buffer.concat(parts));
}

/** LERC 2, version 2: all pixels there, words of 16 bits, in one sweep. */
function lerc(words: Uint16Array): Bytes {
  const head = new DataView(new ArrayBuffer(63));
  [...'Lerc2 '].forEach((letter, i) => head.setUint8(i, letter.charCodeAt(0)));
  const sizes = [2, SIDE, SIDE, words.length, 8, head.byteLength + words.byteLength, 3];
  sizes.forEach((size, i) => head.setInt32(6 + i * 4, size, true));
  [0, 0, 65_535].forEach((value, i) => head.setFloat64(34 + i * 8, value, true));
  // No mask of missing pixels; one sweep.
  head.setInt32(58, 0, true);
  head.setUint8(62, 1);
  return Uint8Array.from(Buffer.concat([new Uint8Array(head.buffer), new Uint8Array(words.buffer)]));
}

describe('decodeTile by the library', () => {
  it('reads Zstandard', async () => {
    const coding = codingWith({ ...grey, compression: 50000 });
    const packed = Uint8Array.from(Buffer.from(SLOPE_ZSTANDARD, 'base64'));
    expect(farthest(await decodeTile(coding, [packed]), slope)).toBe(0);
    const raw = madePixels(1);
    expect(farthest(await decodeTile(coding, [zstandard(raw)]), (pixel) => raw[pixel] ?? -1)).toBe(0);
  });

  it('makes no room for a Zstandard frame that claims more than a tile', async () => {
    const coding = codingWith({ ...grey, compression: 50000 });
    await expect(decodeTile(coding, [zstandard(madePixels(1), 4_000_000_000)])).rejects.toThrow(
      '4000000000 of 57600 bytes of a tile',
    );
  });

  it.each([
    ['as it is', (bytes: Bytes): Bytes => bytes],
    ['packed by deflate', (bytes: Bytes): Bytes => Uint8Array.from(deflateSync(bytes))],
    ['packed by Zstandard', (bytes: Bytes): Bytes => zstandard(bytes)],
  ])('reads LERC %s', async (_, pack) => {
    const raw = madePixels(1);
    const words = Uint16Array.from(raw, (value) => value * 257);
    const deep = { bitsPerSample: [16], littleEndian: false };
    const coding = codingWith({ ...grey, ...deep, compression: 34887 });
    const rgba = await decodeTile(coding, [pack(lerc(words))]);
    expect(farthest(rgba, (pixel) => raw[pixel] ?? -1)).toBe(0);
  });

  it('reads JPEG of inks', async () => {
    const inks = pictureOf(3).blur(3).toColourspace('cmyk');
    const jpeg = await tileOfTiff(inks.clone(), { compression: 'jpeg', quality: 100 });
    expect([jpeg.coding.photometric, jpeg.coding.samplesPerPixel]).toEqual([5, 4]);
    const plain = await tileOfTiff(inks, { compression: 'none', predictor: 'none' });
    const want = await decodeTile(plain.coding, plain.parts);
    const rgba = await decodeTile(jpeg.coding, jpeg.parts);
    expect(farthest(rgba, (pixel, channel) => want[pixel * 4 + channel] ?? -1)).toBeLessThanOrEqual(4);
  });

  describe('JPEG', () => {
    const plane = (channel: number): Promise<Buffer> => {
      const values = madePixels(3).filter((_, i) => i % 3 === channel);
      const picture = sharp(values, { raw: { width: SIDE, height: SIDE, channels: 1 } }).blur(2);
      return picture.toColourspace('b-w').jpeg({ quality: 95 }).toBuffer();
    };
    const decoded = async (planes: readonly Buffer[], changes: Partial<TileCoding>): Promise<number> => {
      const raws = await Promise.all(planes.map((jpeg) => sharp(jpeg).greyscale().raw().toBuffer()));
      const parts = planes.map((jpeg) => Uint8Array.from(jpeg));
      const rgba = await decodeTile(codingWith({ compression: 7, ...changes }), parts);
      const flip = changes.photometric === 0 ? 255 : 0;
      return farthest(rgba, (pixel, channel) => flip ^ (raws[raws.length < 3 ? 0 : channel]?.[pixel] ?? -1));
    };

    it('reads planes that lie apart', async () => {
      const planes = await Promise.all([0, 1, 2].map(plane));
      expect(await decoded(planes, { planarConfiguration: 2 })).toBeLessThanOrEqual(2);
    });

    it('reads greys in which white is zero', async () => {
      const changes = { photometric: 0, samplesPerPixel: 1 };
      expect(await decoded([await plane(0)], changes)).toBeLessThanOrEqual(2);
    });

    it('refuses one that is not as large as the tile, before anything is made of it', async () => {
      const jpeg = Uint8Array.from(await plane(0));
      const coding = codingWith({ ...grey, photometric: 0, compression: 7, tileWidth: SIDE / 2 });
      await expect(decodeTile(coding, [jpeg])).rejects.toThrow('a JPEG of 240 × 240 pixels in a tile');
    });
  });

  it('says what is wrong with data that is damaged', async () => {
    for (const compression of [7, 34887, 50000]) {
      const coding = codingWith({ ...grey, photometric: 0, compression });
      const outcome = await decodeTile(coding, [new Uint8Array(PIXELS)]).catch((cause: unknown) => cause);
      expect(outcome).toBeInstanceOf(Error);
    }
  });
});
