import { describe, expect, it } from 'vitest';
import { isOtherSideInSynoptic, siteFault } from './site-words.ts';

const NOSE = {
  bodysite: 'Skin',
  subsite: 'Nose',
  otherSubsites: ['Cheek', 'Other'],
  laterality: null,
  text: '',
};
const TEXTS = ['SKIN, LEFT NOSE:', 'SKIN, RIGHT NOSE:', 'SKIN, LEFT AND RIGHT NOSE:', 'SKIN, NOSE:'];

describe('the side of a text', () => {
  it.each([
    ['Left', [null, 'side', null, null]],
    ['Right', ['side', null, null, null]],
    ['Bilateral', [null, null, null, null]],
    ['Midline', ['side', 'side', 'side', null]],
    [null, [null, null, null, null]],
  ])('of a specimen whose side is %j is another one where the text names it alone', (laterality, faults) => {
    expect(TEXTS.map((text) => siteFault({ ...NOSE, laterality, text }))).toEqual(faults);
  });
});

describe('the place of a text', () => {
  it('is another one where the heading names a place of the list, and none where that place is any other', () => {
    expect(siteFault({ ...NOSE, text: 'SKIN, CHEEK:' })).toBe('site');
    expect(siteFault({ ...NOSE, text: 'SKIN, OTHER:' })).toBeNull();
  });

  it('is said to be unnamed where no word of the site stands in the text', () => {
    expect(siteFault({ ...NOSE, text: 'COLON:' })).toBe('unnamed');
    expect(siteFault({ ...NOSE, text: ' ' })).toBeNull();
  });
});

describe('the side in a synoptic report', () => {
  const isOther = (laterality: string | null, element: string, response: string) =>
    isOtherSideInSynoptic({ specimenID: 'A', laterality }, [
      {
        specimenID: 'A',
        template: 'Lung cancer resection',
        elements: [{ element, response }],
        notApplicableReason: null,
      },
    ]);

  it.each([
    ['Right', 'Specimen laterality', 'Left', true],
    ['Right', 'Tumor site', 'Left upper lobe', true],
    ['Right', 'Tumour site', 'LEFT', true],
    ['Right', 'Tumor site', 'Upper lobe', false],
    ['Right', 'Tumor site', 'Right lower lobe, left of the bronchus', false],
    ['Right', 'Margins', 'Left margin free', false],
    // The tumor of a midline organ lies on one side of it as often as not.
    ['Midline', 'Tumor site', 'Left vocal cord', false],
    ['Midline', 'Specimen laterality', 'Left', true],
    [null, 'Tumor site', 'Left lateral wall', false],
    ['Bilateral', 'Tumor site', 'Left ovary', false],
  ])(
    'of a specimen whose side is %j, the line %j answered with %j: another one, %j',
    (side, element, response, is) => {
      expect(isOther(side, element, response)).toBe(is);
    },
  );
});
