import { expect, it } from 'vitest';
import { historyText } from './history-text.ts';

it.each([
  [null, false, null],
  [' ', false, null],
  ['Itching.\nOne year.', false, 'Itching.\nOne year.'],
  [null, true, 'The ordering physician gave none.'],
  ['Melanoma in 2019.', true, 'The ordering physician gave none.\nMelanoma in 2019.'],
])('a history of %j with the mark %s is %j', (history, historyNotProvided, text) => {
  expect(historyText({ history, historyNotProvided })).toBe(text);
});
