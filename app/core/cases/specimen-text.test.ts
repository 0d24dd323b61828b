import { expect, it } from 'vitest';
import { specimenSiteText } from './specimen-text.ts';

it.each([
  ['Skin', 'back', 'Left', 'Excision · Skin, back · Left'],
  ['Colon', null, 'Not_Applicable', 'Excision · Colon'],
  ['Colon', null, 'Not Applicable', 'Excision · Colon'],
  ['Colon', null, 'Unspecified', 'Excision · Colon'],
  ['Breast', null, 'Not_Stated', 'Excision · Breast · Not Stated'],
  ['Bile_Duct', 'Lower_third', null, 'Excision · Bile Duct, Lower third'],
  [null, null, null, 'Excision'],
])('a specimen of %s, %s, %s is %s', (bodysite, subsite, laterality, text) => {
  expect(specimenSiteText({ specimenType: 'Excision', bodysite, subsite, laterality })).toBe(text);
});
