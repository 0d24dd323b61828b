import { expect, it } from 'vitest';
import { slideWithCut } from './slide-names.ts';

it.each([
  [{ displayId: 'A1-2', block: 'A1', stain: 'CD20', slideType: 'IHC' }, 'A1-2, CD20'],
  [{ displayId: null, block: 'A1', stain: null, slideType: 'HE_Recut' }, 'A1, H&E Recut'],
  [{ displayId: ' ', block: 'A1', stain: null, slideType: null }, 'A1'],
  [{ displayId: null, block: null, stain: null, slideType: 'HE' }, 'H&E'],
  [{ displayId: null, block: null, stain: null, slideType: null }, ''],
] as const)('the slide %j is %j', (slide, words) => {
  expect(slideWithCut(slide)).toBe(words);
});
