import { expect, it } from 'vitest';
import { waitTold } from './wait-told.ts';

it.each([
  [429, '60', 60_000],
  [503, '2', 2000],
  [429, null, 0],
  [429, 'Wed, 25 Nov 2026 07:28:00 GMT', 0],
  [200, '60', 0],
  [404, '60', 0],
])('an answer of %i with Retry-After %j asks for %i ms', (status, told, ms) => {
  const headers = new Headers(told === null ? {} : { 'Retry-After': told });
  expect(waitTold({ status, headers })).toBe(ms);
});
