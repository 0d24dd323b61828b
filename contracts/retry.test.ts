import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiError, httpError } from './api-error.ts';
import { delayAfter, isRepeatable, sleep } from './retry.ts';

function refusal(status: number, retryAfter?: string): ApiError {
  const headers = new Headers(retryAfter === undefined ? {} : { 'Retry-After': retryAfter });
  return httpError({ operation: 'getCase', status, headers, envelope: null, now: 0 });
}

describe('delayAfter', () => {
  it.each([
    [1, 1000],
    [2, 2000],
    [4, 4000],
    [5, 5000],
    [9, 5000],
  ])('S4.2-02 S9-06 grows by a second per attempt up to five: attempt %i waits %i ms', (attempt, ms) => {
    expect(delayAfter(refusal(500), attempt)).toBe(ms);
  });

  it.each([
    ['a longer Retry-After', '7', 7000],
    ['the longest it believes in', '30', 30_000],
    ['a shorter Retry-After', '0', 1000],
  ])('waits for %s', (_, retryAfter, ms) => {
    expect(delayAfter(refusal(503, retryAfter), 1)).toBe(ms);
  });

  it.each<[string, ApiError]>([
    ['a wait of more than 30 s', refusal(503, '31')],
    ['a 404', refusal(404)],
    ['a 429, whose wait is the caller’s to decide', refusal(429, '1')],
    ['a time-out', { kind: 'timeout', afterMs: 1 }],
    ['an abort', { kind: 'aborted' }],
  ])('gives up on %s', (_, error) => {
    expect(delayAfter(error, 1)).toBeNull();
  });
});

it.each([
  ['GET', {}, true],
  ['PUT', {}, true],
  ['DELETE', {}, true],
  ['POST', {}, false],
  ['POST', { 'Idempotency-Key': '"k"' }, true],
  ['PATCH', { 'Idempotency-Key': '"k"' }, false],
] as const)('%s with %o may be repeated: %s', (method, headers, expected) => {
  expect(isRepeatable(method, headers)).toBe(expected);
});

describe('sleep', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lasts its time', async () => {
    const done = vi.fn();
    void sleep(1000, undefined).then(done);
    await vi.advanceTimersByTimeAsync(999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it('ends with its signal and leaves no timer behind', async () => {
    const stop = new AbortController();
    const sleeping = sleep(60_000, stop.signal);
    stop.abort();
    await sleeping;
    expect(vi.getTimerCount()).toBe(0);
    await sleep(60_000, stop.signal);
    expect(vi.getTimerCount()).toBe(0);
  });
});
