import { expect, it } from 'vitest';
import type { Case } from '#contracts/generated/wire.ts';
import { aWholeCase } from '../cases/whole-case.test-support.ts';
import { caseSlidesOf, formerSlidesOf, markedImagesOf, slideNamesOf } from './case-slides.ts';

type Specimen = Case['slides'][number];
type Image = Specimen['subsections'][number]['images'][number];

const imageOf = (imageId: string): Image => ({
  imageId,
  checksum: null,
  fileName: `${imageId}.svs`,
  fileContent: imageId,
  notShown: null,
  enteredScale: null,
  opened: false,
  isNew: false,
});

const subsectionOf = (displayId: string, ...imageIds: string[]): Specimen['subsections'][number] => ({
  id: `sub_${displayId}`,
  block: displayId,
  displayId,
  slideType: 'H&E',
  slideCount: imageIds.length,
  facilityId: null,
  stain: 'H&E',
  isRequested: false,
  requireRescan: false,
  requireRescanReason: null,
  images: imageIds.map(imageOf),
});

it('two images of one block have two names, as in the viewer, and a single one has that of its block', () => {
  const subsections = [subsectionOf('A1', 'img_1', 'img_2'), subsectionOf('A2', 'img_3')];
  const slides = aWholeCase().slides.map((specimen) => ({ ...specimen, subsections }));
  expect(slideNamesOf({ slides })).toEqual({
    img_1: 'A1 · H&E · 1',
    img_2: 'A1 · H&E · 2',
    img_3: 'A2 · H&E',
  });
  expect(caseSlidesOf({ slides }).map(({ specimenID }) => specimenID)).toEqual(['A', 'A', 'A']);
});

it('a former image has the name of its slide, and may have marks as the images of the case do', () => {
  const slides = aWholeCase().slides.map((specimen) => ({
    ...specimen,
    subsections: [subsectionOf('A1', 'img_2')],
  }));
  const former = (reason: 'stripes' | 'wrong_slide') => ({
    image: imageOf('img_1'),
    subsectionId: 'sub_A1',
    reason,
    replacedBy: 'img_2',
    replacedAt: '2026-11-27T14:30:00Z',
  });
  const item = { slides, replacedImages: [former('stripes')] };
  expect(formerSlidesOf(item)).toMatchObject([{ imageId: 'img_1', title: 'A1 · H&E', isShown: true }]);
  expect(markedImagesOf(item).map(({ imageId }) => imageId)).toEqual(['img_2', 'img_1']);
  expect(caseSlidesOf(item).map(({ imageId }) => imageId)).toEqual(['img_2']);
  expect(formerSlidesOf({ slides, replacedImages: [former('wrong_slide')] })).toMatchObject([
    { isShown: false },
  ]);
});

it('a former image of a slide with several has the number of the one in its place', () => {
  const slides = aWholeCase().slides.map((specimen) => ({
    ...specimen,
    subsections: [subsectionOf('A1', 'img_1', 'img_2')],
  }));
  const former = (imageId: string, replacedBy: string | null) => ({
    image: imageOf(imageId),
    subsectionId: 'sub_A1',
    reason: 'stripes' as const,
    replacedBy,
    replacedAt: '2026-11-27T14:30:00Z',
  });
  const replacedImages = [former('img_3', 'img_2'), former('img_4', 'img_1'), former('img_5', null)];
  expect(formerSlidesOf({ slides, replacedImages }).map(({ title }) => title)).toEqual([
    'A1 · H&E · 2',
    'A1 · H&E · 1',
    'A1 · H&E',
  ]);
});
