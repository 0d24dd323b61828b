import { expect, it } from 'vitest';
import { type CaseOpening, handedOver, linkOf, replacedSince } from './opening-of-case.ts';

const image = (imageId: string) => ({
  imageId,
  checksum: null,
  fileName: `${imageId}.svs`,
  fileContent: imageId,
});
const former: CaseOpening['viewerCase']['replacedImages'][number] = {
  image: { ...image('a2-before'), notShown: null, enteredScale: null, opened: true, isNew: false },
  subsectionId: 's2',
  reason: 'out_of_focus',
  replacedBy: 'a2',
  replacedAt: '2026-11-27T14:30:00Z',
};
const viewerCase = {
  id: 'c',
  slides: [
    {
      specimenID: 'A',
      subsections: [
        { id: 's1', displayId: 'A1', images: [image('a1')] },
        { id: 's2', displayId: 'A2', images: [image('a2')] },
      ],
    },
  ],
  replacedImages: [former],
};
const opening = (more: Partial<CaseOpening>): CaseOpening => ({
  viewerCase,
  reader: { userId: 'u' },
  asked: { imageId: null, search: '?case=c' },
  place: null,
  ...more,
});
const asked = (imageId: string, more = '') =>
  opening({ asked: { imageId, search: `?case=c&image=${imageId}${more}` } });
const placeOn = (imageId: string) =>
  opening({
    place: {
      caseId: 'c',
      slide: { imageId, view: { x: 1, y: 2, scale: 1, rotation: 0 } },
      field: null,
      keptAt: '2026-11-27T14:00:00Z',
    },
  });

it('a link to an image that was scanned again opens what took its place, and the page knows of it', () => {
  for (const more of ['', '&view=1_2_0.5_0']) {
    const link = asked('a2-before', more);
    expect(handedOver(link)).toMatchObject({ start: 1, userId: 'u', caseId: 'c' });
    expect(handedOver(link).shared).toBeUndefined();
    expect(replacedSince(link)).toEqual(['a2-before']);
    expect(linkOf(link).faults).toEqual([]);
  }
});

it('the last place of a reader on such an image does the same, and takes nothing of its view', () => {
  expect(handedOver(placeOn('a2-before'))).toMatchObject({ start: 1 });
  expect(handedOver(placeOn('a2-before')).shared).toBeUndefined();
  expect(replacedSince(placeOn('a2-before'))).toEqual(['a2-before']);
});

it('what was not replaced opens as ever', () => {
  expect(handedOver(asked('a2'))).toMatchObject({ start: 1 });
  expect(handedOver(placeOn('a2')).shared).toMatchObject({ first: { imageId: 'a2', view: { scale: 1 } } });
  for (const one of [asked('a2'), placeOn('a2'), opening({})]) expect(replacedSince(one)).toEqual([]);
  expect(linkOf(asked('strange')).faults).toEqual(['strange-slide']);
});
