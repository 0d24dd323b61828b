import { expect, it } from 'vitest';
import { specimenPlace } from './specimen-place.ts';

const colon = { bodysite: 'Colon', subsite: null, specimenType: 'Biopsy_Endoscopic' };

it.each(['Not_Applicable', 'Not Applicable', 'Unspecified', null])(
  'a report prints no side where an older record says %j',
  (laterality) => {
    expect(specimenPlace({ ...colon, laterality })).toBe('Colon, Biopsy - Endoscopic');
  },
);

it('a report prints the side of a specimen that has one', () => {
  expect(specimenPlace({ ...colon, bodysite: 'Breast', laterality: 'Left' })).toBe(
    'Breast, Left, Biopsy - Endoscopic',
  );
});
