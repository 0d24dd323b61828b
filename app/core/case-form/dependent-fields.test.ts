import { expect, it } from 'vitest';
import { withoutStrayParts } from './dependent-fields.ts';

const SKIN = { 'specimens.a.bodysite': 'Skin', 'specimens.a.subsite': 'Nose', 'specimens.b.subsite': 'Ear' };

it('a subsite goes with its site, and no other one with it', () => {
  expect(withoutStrayParts(SKIN, { ...SKIN, 'specimens.a.bodysite': 'Colon' })).toEqual({
    'specimens.a.bodysite': 'Colon',
    'specimens.a.subsite': '',
    'specimens.b.subsite': 'Ear',
  });
  expect(withoutStrayParts(SKIN, { ...SKIN, 'specimens.a.subsite': 'Chin' })['specimens.a.subsite']).toBe(
    'Chin',
  );
  // A site that is chosen for the first time takes nothing away.
  expect(withoutStrayParts({}, SKIN)).toEqual(SKIN);
});
