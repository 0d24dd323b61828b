import { describe, expect, it } from 'vitest';
import { flattenCase } from './flatten.ts';
import { neighboursAt } from './neighbours.ts';

const slides = ['A', 'A2', 'B'].map((name) => ({
  specimenID: name.slice(0, 1),
  subsections: [{ images: [{ imageId: name }] }],
}));
const images = flattenCase({
  slides: [
    { specimenID: 'A', subsections: [{ images: [{ imageId: 'a1' }, { imageId: 'a2' }] }] },
    { specimenID: 'B', subsections: [{ images: [{ imageId: 'b1' }] }] },
  ],
});

describe('navigation helper', () => {
  it('S4.4-12 gives the image, its neighbours, and whether they lie in another specimen', () => {
    const middle = neighboursAt(images, 1);
    expect(middle?.total).toBe(3);
    expect(middle?.current?.imageId).toBe('a2');
    expect(middle?.previous).toEqual({ available: true, image: images[0], differentSpecimen: false });
    expect(middle?.next).toEqual({ available: true, image: images[2], differentSpecimen: true });
  });

  it('S4.4-12 has no neighbour beyond either end', () => {
    const none = { available: false, image: null, differentSpecimen: false };
    expect(neighboursAt(images, 0)?.previous).toEqual(none);
    expect(neighboursAt(images, 2)?.next).toEqual(none);
    expect(neighboursAt(images, 2)?.previous.differentSpecimen).toBe(true);
  });

  it.each([-1, 3, 0.5, Number.NaN])('S4.4-13 index %d gives nothing', (index) => {
    expect(neighboursAt(images, index)).toBeNull();
  });

  it('S4.4-13 an empty case has a total of zero and no neighbours', () => {
    const empty = neighboursAt([], 0);
    expect(empty?.total).toBe(0);
    expect(empty?.current).toBeNull();
    expect([empty?.previous.available, empty?.next.available]).toEqual([false, false]);
  });

  it('agrees with what the flattened entries say of themselves', () => {
    for (const [index, { navigation }] of flattenCase({ slides }).entries()) {
      const found = neighboursAt(flattenCase({ slides }), index);
      expect(found?.next.image?.globalIndex ?? null).toBe(navigation.next.index);
      expect(found?.previous.differentSpecimen).toBe(navigation.previous.newSpecimen);
    }
  });
});
