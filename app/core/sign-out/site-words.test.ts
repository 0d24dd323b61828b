import { describe, expect, it } from 'vitest';
import { siteFault } from './site-words.ts';

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
