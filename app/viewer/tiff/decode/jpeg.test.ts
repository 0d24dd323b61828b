import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { codingWith, farthest, madePixels, SIDE } from './decode-tile.test-support.ts';
import { decodeTile } from './decode-tile.ts';
import type { TileCoding } from './tile-coding.ts';

const PIXELS = SIDE * SIDE;
const grey = { photometric: 1, samplesPerPixel: 1 } as const;

describe('decodeTile of JPEG by the library', () => {
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
    const coding = codingWith({ ...grey, photometric: 0, compression: 7 });
    await expect(decodeTile(coding, [new Uint8Array(PIXELS)])).rejects.toThrow('a JPEG of 0 × 0 pixels');
  });
});
