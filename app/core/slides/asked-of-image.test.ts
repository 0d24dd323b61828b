import { expect, it } from 'vitest';
import type { ViewerCase } from '#contracts/generated/wire.ts';
import { askedOfImages, slidesInDoubt } from './asked-of-image.ts';
import type { ReplacedImage } from './replaced-images.ts';

type Specimen = ViewerCase['slides'][number];
type Subsection = Specimen['subsections'][number];

const slide = (changes: Partial<Subsection>, ...images: readonly string[]) => ({
  id: 'sub_1',
  block: 'A1',
  displayId: 'A1-1',
  slideType: 'HE',
  stain: null,
  isRequested: false,
  requireRescan: false,
  requireRescanReason: null,
  images: images.map((imageId) => ({ imageId, checksum: null })),
  ...changes,
});
const caseOf = (...subsections: readonly object[]) =>
  [{ specimenID: 'A', subsections }] as unknown as readonly Specimen[];
const asked = (requireRescanReason: string | null) =>
  askedOfImages(caseOf(slide({ requireRescan: true, requireRescanReason }, 'a1')), []).get('a1');

it('an image that was reported as the wrong slide says so, with the note of whoever reported it', () => {
  expect(asked('Wrong slide')).toEqual({
    tag: 'Wrong slide',
    text: 'This was reported as the wrong slide. A new scan is asked for.',
  });
  expect(asked('Wrong slide: the label says B2')?.text).toBe(
    'This was reported as the wrong slide: the label says B2. A new scan is asked for.',
  );
});

it('an image that is to be scanned again for another reason says for which', () => {
  expect(asked('Out of focus: left edge!')).toEqual({
    tag: 'Rescan asked for',
    text: 'A new scan is asked for: Out of focus: left edge!',
  });
  expect(asked(null)?.text).toBe('A new scan is asked for.');
  expect(askedOfImages(caseOf(slide({}, 'a1')), []).size).toBe(0);
});

it('of several images of a slide, that which is meant says so where it is known, and each of them where it is not', () => {
  const several = caseOf(
    slide({ requireRescan: true, requireRescanReason: 'Wrong slide' }, 'a1', 'a2'),
    slide({ id: 'sub_2', requireRescan: true, requireRescanReason: 'Stripes' }, 'a3'),
  );
  expect(slidesInDoubt({ slides: [...several] })).toEqual(['sub_1']);
  const vague = askedOfImages(several, []);
  expect(vague.get('a1')).toEqual({
    tag: 'Rescan asked for',
    text: 'A new scan is asked for one of the images of this slide: Wrong slide.',
  });
  expect(vague.get('a2')).toEqual(vague.get('a1'));
  const open = [{ imageId: 'a2', reason: 'wrong_slide', note: null }] as const;
  const exact = askedOfImages(several, [{ subsectionId: 'sub_1', open }]);
  expect([...exact.keys()]).toEqual(['a2', 'a3']);
  expect(exact.get('a2')?.tag).toBe('Wrong slide');
  expect(askedOfImages(several, [{ subsectionId: 'sub_1', open: [] }]).has('a2')).toBe(false);
});

it('says which recuts and deeper levels of its block are ordered, until their images are there', () => {
  const ordered = { isRequested: true, slideType: 'HE_Recut', stain: 'H&E' };
  const told = askedOfImages(
    caseOf(
      slide({}, 'a1'),
      slide({ block: 'A2' }, 'a2'),
      slide({ ...ordered, displayId: 'A1-R1' }),
      slide({ ...ordered, displayId: 'A1-R2', slideType: 'HE_Deeper_Level' }),
      slide({ ...ordered, displayId: 'A1-R3', slideType: 'IHC', stain: 'ER' }),
      slide({ ...ordered, displayId: 'A1-R4' }, 'a3'),
    ),
    [],
  );
  expect([...told.keys()]).toEqual(['a1', 'a3']);
  expect(told.get('a1')).toEqual({
    tag: null,
    text: 'Ordered from block A1 and not here yet: A1-R1 · H&E Recut (H&E), A1-R2 · H&E Deeper Level (H&E).',
  });
});

it('an image that is the very file that was to be scanned again says so, and a new scan of the slide does not', () => {
  const images = [
    { imageId: 'a2', checksum: 'sum-1' },
    { imageId: 'a3', checksum: 'sum-2' },
    { imageId: 'a4', checksum: null },
  ];
  const former = (reason: string, subsectionId = 'sub_1') =>
    ({ image: { imageId: 'a1', checksum: 'sum-1' }, subsectionId, reason }) as unknown as ReplacedImage;
  const told = (replaced: ReplacedImage) => askedOfImages(caseOf({ ...slide({}), images }), [], [replaced]);
  expect([...told(former('wrong_slide'))]).toEqual([
    [
      'a2',
      {
        tag: 'Wrong slide',
        text: 'This is the same file as the scan before it, which was reported as the wrong slide.',
      },
    ],
  ]);
  expect(told(former('stripes')).get('a2')).toEqual({
    tag: 'Same file again',
    text: 'This is the same file as the scan before it, of which a new one was asked for: Stripes.',
  });
  expect(told(former('wrong_slide', 'sub_2')).size).toBe(0);
});

it('says so too while the image that is to be scanned again still stands beside the one that came for it', () => {
  const images = ['a1', 'a2', 'a3'].map((imageId) => ({
    imageId,
    checksum: imageId === 'a3' ? 'sum-2' : 'sum-1',
  }));
  const open = [{ imageId: 'a1', reason: 'wrong_slide', note: null }] as const;
  const told = askedOfImages(caseOf({ ...slide({ requireRescan: true }), images }), [
    { subsectionId: 'sub_1', open },
  ]);
  expect([...told].map(([imageId, { text }]) => [imageId, text])).toEqual([
    ['a1', 'This was reported as the wrong slide. A new scan is asked for.'],
    ['a2', 'This is the same file as the scan before it, which was reported as the wrong slide.'],
  ]);
});
