import { expect, it } from 'vitest';
import { REQUEST_TEXTS, requestFailureText } from './request-failure.ts';

it('says what the specification says', () => {
  expect(REQUEST_TEXTS).toEqual({
    offline: 'You are offline. Please check your internet connection.',
    network: 'Network Error: Please check your internet connection and try again.',
    timeout: 'Request timed out',
    tooMany: 'Too many requests',
  });
});

it.each([
  ['of Chromium', new TypeError('Failed to fetch')],
  ['of Chromium, of an answer that broke off', new TypeError('network error')],
  ['of Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['of Firefox, of an answer that broke off', new TypeError('Error in body stream')],
  ['of Safari', new TypeError('Load failed')],
])('S8-07 the words %s are those of the network', (_, error) => {
  expect(requestFailureText(error, true)).toBe(REQUEST_TEXTS.network);
  expect(requestFailureText(error, false)).toBe(REQUEST_TEXTS.offline);
});

it('S8-15 a request that took too long has timed out', () => {
  const error = new DOMException('signal timed out', 'TimeoutError');
  expect(requestFailureText(error, true)).toBe(REQUEST_TEXTS.timeout);
  expect(requestFailureText(error, false)).toBe(REQUEST_TEXTS.offline);
});

it('leaves every other error to whoever knows it', () => {
  const others = [
    new TypeError('x is not a function'),
    new DOMException('left', 'AbortError'),
    'thrown',
    null,
  ];
  expect(others.map((error) => requestFailureText(error, true))).toEqual([null, null, null, null]);
});
