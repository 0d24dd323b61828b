import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { codingWith, madePixels, SIDE } from './decode-tile.test-support.ts';
import { decodeTile } from './decode-tile.ts';
import type { TileCoding } from './tile-coding.ts';

const BYTES = SIDE * SIDE * 3;
const packed = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(deflateSync(bytes));

describe('decodeTile, what it refuses', () => {
  it.each<readonly [string, Partial<TileCoding>, string]>([
    ['a photometric interpretation that is no colour', { photometric: 8 }, 'photometric interpretation 8'],
    ['inks', { photometric: 5, samplesPerPixel: 4 }, 'photometric interpretation 5'],
    ['signed samples', { sampleFormat: 2 }, 'signed samples of 8 bits'],
    ['short floats', { sampleFormat: 3, bitsPerSample: [16, 16, 16] }, 'floating-point samples of 16 bits'],
    ['12 bits', { bitsPerSample: [12, 12, 12] }, 'unsigned samples of 12 bits'],
    ['samples of different sizes', { bitsPerSample: [8, 8, 16] }, 'samples of different sizes'],
    ['colours without all their samples', { samplesPerPixel: 1 }, '1 samples per pixel'],
    ['a palette without colours', { photometric: 3, samplesPerPixel: 1 }, 'a palette without colours'],
    ['an enormous tile', { tileWidth: 65_535, tileHeight: 65_535 }, 'a tile of 65535 × 65535 pixels'],
    ['a tile without a size', { tileWidth: 0 }, 'a tile of 0 × 240 pixels'],
    ['a plane that is missing', { planarConfiguration: 2 }, '0 of 57600 bytes of a tile'],
  ])('%s', async (_, changes, message) => {
    const parts = changes.planarConfiguration === 2 ? [madePixels(1)] : [packed(madePixels(3))];
    await expect(decodeTile(codingWith(changes), parts)).rejects.toThrow(message);
  });

  it.each([1, 5, 8, 32773])('codec %s: a tile that ends too soon', async (compression) => {
    const parts = [Uint8Array.of(...(compression === 8 ? packed(new Uint8Array(9)) : [128, 11, 96, 80]))];
    await expect(decodeTile(codingWith({ compression }), parts)).rejects.toThrow(
      new RegExp(`^\\d+ of ${String(BYTES)} bytes of a tile$`),
    );
  });

  it('differences of samples that are no whole bytes', async () => {
    const changes = { compression: 8, bitsPerSample: [4, 4, 4], predictor: 2 };
    await expect(decodeTile(codingWith(changes), [packed(new Uint8Array(BYTES / 2))])).rejects.toThrow(
      'predictor 2 with 4 bits',
    );
  });

  it('floating-point samples beyond 0 to 1', async () => {
    const bytes = new Uint8Array(new Float32Array([0.5, 1.5]).buffer);
    const changes = { photometric: 1, samplesPerPixel: 1, bitsPerSample: [32], sampleFormat: 3 };
    const coding = codingWith({ ...changes, tileWidth: 2, tileHeight: 1 });
    await expect(decodeTile(coding, [bytes])).rejects.toThrow('floating-point samples beyond 0 to 1');
  });

  it('deflate data that is none', async () => {
    const coding = codingWith({ compression: 8 });
    await expect(decodeTile(coding, [new Uint8Array(99)])).rejects.toThrow('deflate data is damaged');
  });

  it('deflate data whose checksum is another', async () => {
    const bytes = packed(madePixels(3));
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
    await expect(decodeTile(codingWith({ compression: 8 }), [bytes])).rejects.toThrow(
      'deflate data is damaged',
    );
  });

  it('LZW codes as they lay before TIFF 6', async () => {
    const coding = codingWith({ compression: 5 });
    await expect(decodeTile(coding, [Uint8Array.of(0, 1, 2)])).rejects.toThrow('LZW of before TIFF 6');
  });
});

describe('decodeTile, more data than a tile has', () => {
  it('reads deflate data that something else follows', async () => {
    const bytes = Uint8Array.from(Buffer.concat([packed(madePixels(3)), Uint8Array.of(0, 0, 7)]));
    const rgba = await decodeTile(codingWith({ compression: 8 }), [bytes]);
    expect(rgba).toEqual(await decodeTile(codingWith({}), [madePixels(3)]));
  });

  it('leaves a deflate stream that goes on and on', async () => {
    const bytes = packed(new Uint8Array(BYTES + 8 * 1024 * 1024));
    await expect(decodeTile(codingWith({ compression: 8 }), [bytes])).rejects.toThrow(
      `more than ${String(BYTES)} bytes of a tile`,
    );
  });
});
