import { describe, expect, it } from 'vitest';
import {
  movingToSpecimen,
  slideCounter,
  slideNameTitle,
  specimenIdOf,
  specimenTitle,
  subsectionDisplayIdOf,
  subsectionHeading,
} from './titles.ts';

describe('titles', () => {
  it('S2.8-19 the counter counts from 1', () => {
    expect([slideCounter(0, 12), slideCounter(11, 12), slideCounter(0, 1)]).toEqual([
      '1 of 12',
      '12 of 12',
      '1 of 1',
    ]);
  });

  it.each([
    [{ displayId: 'A1', id: 'x' }, { fileName: 'a.svs', title: 'T' }, 'A1 - a.svs'],
    [{ id: 'x' }, { title: 'T' }, 'x - T'],
    [{ id: 7 }, {}, '7'],
    [{ displayId: ' ' }, { fileName: '', title: 'T' }, 'T'],
    [{}, {}, 'Unknown Slide'],
    [{ displayId: null, id: '' }, { fileName: null }, 'Unknown Slide'],
  ])('S2.8-17 slide name of %o and %o is %s', (subsection, image, title) => {
    expect(slideNameTitle(subsection, image)).toBe(title);
  });

  it('S2.8-04 specimen group: id, type, and the body site in brackets when there is one', () => {
    expect(specimenTitle({ specimenType: 'Biopsy', bodysite: 'Skin' }, 'A')).toBe('A Biopsy (Skin)');
    expect(specimenTitle({ specimenType: 'Biopsy_Shave', bodysite: 'Bile_Duct' }, 'A')).toBe(
      'A Biopsy - Shave (Bile Duct)',
    );
    expect(specimenTitle({ specimenType: 'Biopsy', bodysite: '' }, 'A')).toBe('A Biopsy');
    expect(specimenTitle({}, 'A')).toBe('A');
  });

  it('S2.8-05 subsection: id, slide type, and the stain in brackets when there is one', () => {
    expect(subsectionHeading({ slideType: 'IHC', stain: 'ER' }, 'A1')).toBe('A1 · IHC (ER)');
    expect(subsectionHeading({ slideType: 'H&E', stain: null }, 'A1')).toBe('A1 · H&E');
    expect(subsectionHeading({ slideType: 'H&E', stain: 'H&E' }, 'A1')).toBe('A1 · H&E');
    expect(subsectionHeading({ slideType: 'HE', stain: 'H&E' }, 'A1')).toBe('A1 · H&E');
    expect(subsectionHeading({ slideType: 'HE_Deeper_Level', stain: 'H&E' }, 'A1')).toBe(
      'A1 · H&E Deeper Level (H&E)',
    );
    expect(subsectionHeading({ slideType: null, stain: 'ER' }, 'A1')).toBe('A1 · (ER)');
  });

  it('S5-12 ids fall back, first to the record’s and then to the place', () => {
    expect(specimenIdOf({ specimenID: 'A', id: 'x' }, 0)).toBe('A');
    expect(specimenIdOf({ specimenID: '', id: 'x' }, 0)).toBe('x');
    expect(specimenIdOf({ id: 0 }, 0)).toBe('0');
    expect(specimenIdOf({}, 2)).toBe('Specimen 3');
    expect(subsectionDisplayIdOf({ displayId: 'A1', id: 'x' }, 'A', 0)).toBe('A1');
    expect(subsectionDisplayIdOf({ displayId: null, id: 'x' }, 'A', 0)).toBe('x');
    expect(subsectionDisplayIdOf({}, 'A', 1)).toBe('A-2');
  });

  it('says which specimen comes', () => {
    expect(movingToSpecimen('B')).toBe('Moving to Specimen B');
  });
});
