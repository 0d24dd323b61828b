import { expect, it } from 'vitest';
import { refusedIn, unansweredIn } from './unanswered.ts';

const refused = { initialValue: {}, refusal: 503, unanswered: 'a try' };

it.each([
  ['by itself', refused],
  ['as what was refused', { intent: 'save', refused }],
  ['in an outcome of its own', { outcome: { intent: 'ask', refused } }],
  ['as a signature', { signing: { intent: 'sign-out', refused, saved: null } }],
  ['beside what was not tried', { refused: null, receipts: [], removal: { intent: 'removeImage', refused } }],
])('a form that was given back %s is found in the answer', (_, answer) => {
  expect(refusedIn(answer)).toBe(refused);
  expect(unansweredIn(answer)).toBe('a try');
});

it.each([
  ['nothing', undefined],
  ['a form that was done', { intent: 'save', refused: null }],
  [
    'rows that were refused one by one',
    { refused: null, outcomes: [{ id: 'cas_1', refusal: 'Not yours.' }] },
  ],
])('no form is found in %s', (_, answer) => {
  expect(refusedIn(answer)).toBeNull();
});
