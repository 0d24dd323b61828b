import { expect, it } from 'vitest';
import { pageFailureText } from './page-failure.ts';

it.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Failed to fetch dynamically imported module: /assets/x.js',
])('S8-07 a request without an answer (%s) is the network', (message) => {
  const sentence = 'Network Error: Please check your internet connection and try again.';
  expect(pageFailureText(new TypeError(message), true)).toBe(sentence);
});

it('S8-04 offline says so, whatever failed', () => {
  const sentence = 'You are offline. Please check your internet connection.';
  expect(pageFailureText(new TypeError('Failed to fetch'), false)).toBe(sentence);
});

it('S8-17 each kind of programming error has a message of its own, which holds nothing of the error', () => {
  const errors = [ReferenceError, TypeError, SyntaxError, RangeError].map((Kind) => new Kind('Haverly'));
  const told = errors.map((error) => pageFailureText(error, true));
  expect(new Set(told).size).toBe(4);
  for (const text of told) expect(text).toMatch(/^This page has a fault: .* Please reload it\.$/);
  expect(told.join()).not.toContain('Haverly');
  const other = 'Oops! Something went wrong. Please try again later.';
  expect([new Error('x'), 'thrown', null].map((one) => pageFailureText(one, true))).toEqual([
    other,
    other,
    other,
  ]);
});
