import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import { flattenCase, openingImages } from './flatten.ts';
import type { CaseSpecimen } from './viewer-case.ts';

const image = (imageId: string) => ({
  imageId,
  checksum: 'c'.repeat(64),
  fileName: `${imageId}.svs`,
  fileContent: `blob-${imageId}`,
});
const twoSpecimens = [
  {
    specimenID: 'A',
    specimenType: 'Biopsy',
    bodysite: 'Skin',
    subsections: [
      { id: 's1', displayId: 'A1', slideType: 'H&E', images: [image('i0'), image('i1')] },
      { id: 's2', displayId: 'A2', slideType: 'IHC', stain: 'ER', images: [image('i2')] },
    ],
  },
  { specimenID: 'B', specimenType: 'Excision', subsections: [{ id: 's3', images: [image('i3')] }] },
];

describe('flattened case', () => {
  it('S3.7-05 an entry carries its file, its place, its records and its titles', () => {
    const [, , entry] = flattenCase({ slides: twoSpecimens });
    expect(entry).toMatchObject({
      imageId: 'i2',
      checksum: 'c'.repeat(64),
      fileContent: 'blob-i2',
      displayInfo: { displayId: 'A2', slideType: 'IHC', stain: 'ER', fileName: 'i2.svs' },
      globalIndex: 2,
      specimenId: 'A',
      subsectionId: 's2',
      specimenIndex: 0,
      subsectionIndex: 1,
      imageIndex: 0,
      titles: { specimen: 'A Biopsy (Skin)', subsection: 'A2 · IHC (ER)', slide: 'A2 - i2.svs' },
    });
    expect(entry?.specimenData).toBe(twoSpecimens[0]);
    expect(entry?.subsectionData).toBe(twoSpecimens[0]?.subsections[1]);
  });

  it('S3.7-06 navigation of every image of a case', () => {
    const none = { available: false, index: null, newSpecimen: false };
    const to = (index: number, newSpecimen = false) => ({ available: true, index, newSpecimen });
    expect(flattenCase({ slides: twoSpecimens }).map((entry) => entry.navigation)).toEqual([
      {
        previous: none,
        next: to(1),
        firstInSpecimen: true,
        lastInSpecimen: false,
        firstInSubsection: true,
        lastInSubsection: false,
        previousSpecimenId: null,
        nextSpecimenId: 'A',
      },
      {
        previous: to(0),
        next: to(2),
        firstInSpecimen: false,
        lastInSpecimen: false,
        firstInSubsection: false,
        lastInSubsection: true,
        previousSpecimenId: 'A',
        nextSpecimenId: 'A',
      },
      {
        previous: to(1),
        next: to(3, true),
        firstInSpecimen: false,
        lastInSpecimen: true,
        firstInSubsection: true,
        lastInSubsection: true,
        previousSpecimenId: 'A',
        nextSpecimenId: 'B',
      },
      {
        previous: to(2, true),
        next: none,
        firstInSpecimen: true,
        lastInSpecimen: true,
        firstInSubsection: true,
        lastInSubsection: true,
        previousSpecimenId: 'A',
        nextSpecimenId: null,
      },
    ]);
  });

  it.each([[{}], [{ slides: null }], [{ slides: [] }], [{ slides: [{ specimenID: 'A' }] }]])(
    'S5-11 %o gives an empty list',
    (slideCase) => {
      expect(flattenCase(slideCase)).toEqual([]);
    },
  );

  it('slides that are not a list at all give an empty list', () => {
    expect(flattenCase({ slides: 'none' as unknown as CaseSpecimen[] })).toEqual([]);
  });

  it('S5-12 ids fall back to the record’s id and then to a name by place', () => {
    const images = [{ fileContent: 'f' }];
    const entries = flattenCase({
      slides: [
        { id: 'spec', subsections: [{ id: 'sub', images }] },
        { subsections: [{ displayId: 'B1', images }, { images }] },
      ],
    });
    expect(
      entries.map((entry) => [entry.specimenId, entry.subsectionId, entry.displayInfo.displayId]),
    ).toEqual([
      ['spec', 'sub', 'sub'],
      ['Specimen 2', 'B1', 'B1'],
      ['Specimen 2', 'Specimen 2-2', 'Specimen 2-2'],
    ]);
  });

  it('two specimens with one id are still two', () => {
    const subsections = [{ id: 's', images: [image('i')] }];
    const [first] = flattenCase({
      slides: [
        { id: 'A', subsections },
        { id: 'A', subsections },
      ],
    });
    expect(first?.navigation.next.newSpecimen).toBe(true);
    expect(first?.navigation.lastInSpecimen).toBe(true);
  });

  it('the only subsections of two specimens are two: each image is the first and the last of its own', () => {
    const slides = ['A', 'B'].map((id) => ({ id, subsections: [{ id: `${id}1`, images: [image(id)] }] }));
    const ends = flattenCase({ slides }).map(({ navigation }) => [
      navigation.firstInSubsection,
      navigation.lastInSubsection,
    ]);
    expect(ends).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('an image without an id of its own goes by its file', () => {
    const slides = [{ subsections: [{ images: [{ fileContent: 'blob' }, {}] }] }];
    expect(flattenCase({ slides }).map((entry) => [entry.imageId, entry.fileContent])).toEqual([
      ['blob', 'blob'],
      ['image-0.0.1', null],
    ]);
  });

  it('every case: each image once, in order, and each step leads to its neighbour', () => {
    const counts = fc.array(fc.array(fc.nat(3), { maxLength: 4 }), { maxLength: 5 });
    const property = fc.property(counts, (specimens) => {
      let made = 0;
      const slides = specimens.map((subsections) => ({
        subsections: subsections.map((length) => ({
          images: Array.from({ length }, () => image(`i${String(made++)}`)),
        })),
      }));
      const entries = flattenCase({ slides });
      expect(entries.map((entry) => entry.imageId)).toEqual(
        Array.from({ length: made }, (_, n) => `i${String(n)}`),
      );
      for (const [index, { navigation, globalIndex }] of entries.entries()) {
        expect(globalIndex).toBe(index);
        expect(navigation.next.index).toBe(index + 1 < made ? index + 1 : null);
        expect(navigation.previous.index).toBe(index > 0 ? index - 1 : null);
        const next = entries[index + 1];
        expect(navigation.lastInSpecimen).toBe(!next || next.navigation.previous.newSpecimen);
        if (next) expect(navigation.lastInSubsection).toBe(next.navigation.firstInSubsection);
      }
    });
    holds(200, property);
  });
});

it('a case opens with the image that is asked for, and else with its first', () => {
  const slideCase = { slides: twoSpecimens };
  expect(openingImages(slideCase, 'i2').start).toBe(2);
  expect(openingImages(slideCase, 'gone').start).toBe(0);
  expect(openingImages(slideCase, null).start).toBe(0);
  expect(openingImages(slideCase, null).images).toEqual(flattenCase(slideCase));
  expect(openingImages({}, 'i2')).toEqual({ images: [], start: 0 });
});

it('an image that was scanned again opens the one that took its place, and one that nothing stands for the first', () => {
  const replacedImages = [
    { image: { imageId: 'i2-before' }, replacedBy: 'i2' },
    { image: { imageId: 'i9' }, replacedBy: null },
  ];
  const slideCase = { slides: twoSpecimens, replacedImages };
  expect(openingImages(slideCase, 'i2-before').start).toBe(2);
  expect(openingImages(slideCase, 'i9').start).toBe(0);
  expect(openingImages(slideCase, 'i3').start).toBe(3);
});
