import { describe, expect, it } from 'vitest';
import { ageText, dueStateOf, dueText } from './due.ts';

const NOW = '2026-11-21T12:00:00Z';

describe('the clock of a case', () => {
  it.each([
    ['2026-11-21T12:40:00Z', 'soon', 'in 40 min'],
    ['2026-11-21T16:00:00Z', 'soon', 'in 4 h'],
    ['2026-11-21T16:00:01Z', 'later', 'in 4 h'],
    ['2026-11-23T11:59:00Z', 'later', 'in 47 h'],
    ['2026-11-23T12:00:00Z', 'later', 'in 2 d'],
    ['2026-11-21T11:59:59Z', 'overdue', '0 min overdue'],
    ['2026-11-18T12:00:00Z', 'overdue', '3 d overdue'],
    ['2026-11-21T08:00:00-05:00', 'soon', 'in 1 h'],
    [null, 'none', ''],
    ['soon', 'none', ''],
  ])('due %s is %s: %s', (dueAt, state, text) => {
    expect(dueStateOf(dueAt, NOW)).toBe(state);
    expect(dueText(dueAt, NOW)).toBe(text);
  });
});

it.each([
  ['2026-11-21T11:20:00Z', '40 min'],
  ['2026-11-20T12:00:00Z', '24 h'],
  ['2026-11-11T12:00:00Z', '10 d'],
  ['2026-11-21T12:05:00Z', '0 min'],
  [undefined, ''],
])('a case available since %s has waited %s', (since, text) => {
  expect(ageText(since, NOW)).toBe(text);
});
