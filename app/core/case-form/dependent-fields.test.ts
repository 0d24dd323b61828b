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

it('a side goes with its site, unless it was chosen together with the new one', () => {
  const before = { 'specimens.a.bodysite': 'Breast', 'specimens.a.laterality': 'Left' };
  const moved = { ...before, 'specimens.a.bodysite': 'Stomach' };
  expect(withoutStrayParts(before, moved)).toEqual({ ...moved, 'specimens.a.laterality': '' });
  const anew = { 'specimens.a.bodysite': 'Skin', 'specimens.a.laterality': 'Right' };
  expect(withoutStrayParts(before, anew)).toEqual(anew);
});
