import { expect, it } from 'vitest';
import { questionAbout } from './question-words.ts';

it.each([
  ['clinical_history', null, 'clinical history'],
  ['gross', 'B', 'gross description of specimen B'],
  ['specimen', 'A', 'specimen A'],
  ['specimen', null, 'a specimen'],
  ['other', null, 'another matter'],
  ['other', 'C', 'another matter of specimen C'],
] as const)('a question of the kind %s about specimen %s is one about %s', (about, specimenID, words) => {
  expect(questionAbout({ about, specimenID })).toBe(words);
});
