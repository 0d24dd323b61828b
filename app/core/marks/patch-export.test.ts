import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import type { Patch } from './patch.ts';
import { patchesAsJson } from './patch-export.ts';

const image = { width: 40_000, height: 20_000 };

const patch = (change: Partial<Patch> = {}): Patch => ({
  id: 'p1',
  imageId: 'image-1',
  checksum: 'sha256-x',
  note: 'Mitosis',
  color: '#7cfc00',
  isPoint: false,
  box: { x: 1000.4, y: 500.6, width: 1024, height: 511.5 },
  widthInClient: 87.25,
  author: { userId: 'u1', displayName: 'Dr. Roe' },
  pane: 'primary',
  ...change,
});
const point = patch({ isPoint: true, box: { x: 10.2, y: 19.5, width: 0, height: 0 }, note: '' });

const exported = (patches: readonly Patch[], coordinates: 'pixels' | 'normalized'): unknown =>
  JSON.parse(patchesAsJson(patches, { coordinates, image }));

describe('patches as JSON', () => {
  it('S3.9-01 hold note, color, isPoint, size and widthInClient, in the order of the list', () => {
    expect(exported([patch(), point], 'pixels')).toEqual([
      {
        note: 'Mitosis',
        color: '#7cfc00',
        isPoint: false,
        size: { x: 1000, y: 501, width: 1024, height: 511 },
        widthInClient: 87.25,
      },
      { note: '', color: '#7cfc00', isPoint: true, size: { x: 10, y: 20 }, widthInClient: 87.25 },
    ]);
  });

  it('S3.9-02 give a region four numbers and a point two, as shares of the image or as whole pixels', () => {
    const shares = [
      { size: { x: 1000.4 / 40_000, y: 500.6 / 20_000, width: 1024 / 40_000, height: 511.5 / 20_000 } },
      { size: { x: 10.2 / 40_000, y: 19.5 / 20_000 } },
    ];
    expect(exported([patch(), point], 'normalized')).toMatchObject(shares);
    const sizes = ['pixels', 'normalized'] as const;
    for (const coordinates of sizes) {
      const [region, spot] = exported([patch(), point], coordinates) as { size: object }[];
      expect(Object.keys(region?.size ?? {})).toEqual(['x', 'y', 'width', 'height']);
      expect(Object.keys(spot?.size ?? {})).toEqual(['x', 'y']);
    }
  });

  it('S3.9-02 stay within 0 and 1, or on whole pixels of the image, for any patch on it', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    holds(
      300,
      fc.property(share, share, share, share, (left, top, wide, high) => {
        const [x, y] = [left * image.width, top * image.height];
        const box = { x, y, width: wide * (image.width - x), height: high * (image.height - y) };
        const numbers = (coordinates: 'pixels' | 'normalized'): number[] =>
          (exported([patch({ box })], coordinates) as { size: Record<string, number> }[]).flatMap(
            ({ size }) => Object.values(size),
          );
        expect(numbers('normalized').every((number) => number >= 0 && number <= 1)).toBe(true);
        expect(numbers('pixels').every((number) => Number.isInteger(number) && number >= 0)).toBe(true);
        const [across = 0, down = 0, width = 0, height = 0] = numbers('pixels');
        expect(across + width).toBeLessThanOrEqual(image.width);
        expect(down + height).toBeLessThanOrEqual(image.height);
      }),
    );
  });

  it('S3.9-02 end where the image ends, though both corner and side are rounded up', () => {
    const box = { x: 0.5, y: 0.5, width: image.width - 0.5, height: image.height - 0.5 };
    expect(exported([patch({ box })], 'pixels')).toMatchObject([
      { size: { x: 1, y: 1, width: image.width - 1, height: image.height - 1 } },
    ]);
  });

  it('name neither the reader nor the image', () => {
    const text = patchesAsJson([patch()], { coordinates: 'pixels', image });
    expect(text).not.toMatch(/Roe|u1|image-1|sha256|p1/);
  });

  it('are an empty list where there are none', () => {
    expect(patchesAsJson([], { coordinates: 'pixels', image })).toBe('[]');
  });
});
