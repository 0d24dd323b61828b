import { expect, it } from 'vitest';
import { plainLetters } from './plain-letters.ts';

it.each([
  ['Øğuz-İşçi', 'oguz-isci'],
  ['Müller', 'muller'],
  ['Weißenfels', 'weissenfels'],
  ['Łukasz', 'lukasz'],
  ['Ærø', 'aero'],
  ['O’Brien', "o'brien"],
  ['Jose\u0301', 'jose'],
])('%j is looked for and ordered as %j', (name, letters) => {
  expect(plainLetters(name)).toBe(letters);
});
