import { expect, it } from 'vitest';
import { NO_DATE } from '#app/core/text/dates.ts';
import { clockText } from './clock-text.ts';

const AT = Date.UTC(2026, 10, 26, 23, 12, 14);

it.each([
  ['America/New_York', '11/26/2026, 06:12:14 PM EST'],
  ['UTC', '11/26/2026, 11:12:14 PM UTC'],
])('the clock of a step in %s reads %s', (zone, text) => {
  expect(clockText(AT, zone).replaceAll(/\s/g, ' ')).toBe(text);
});

it.each([null, 0, Number.NaN, Number.MAX_VALUE])('a step at %j has no time', (at) => {
  expect(clockText(at, 'UTC')).toBe(NO_DATE);
});
