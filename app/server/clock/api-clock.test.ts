import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { instantAtApi, noteApiTime, nowAtApi } from './api-clock.server.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-21T12:00:00.700Z');

const answerAt = (ms: number): Headers => new Headers({ Date: new Date(ms).toUTCString() });

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => {
  noteApiTime(answerAt(Date.now()));
  vi.useRealTimers();
});

it.each([
  ['three days ahead', 72 * HOUR_MS],
  ['a day behind', -24 * HOUR_MS],
])('goes by the newest answer where the API is %s, and on from there', (_, by) => {
  noteApiTime(answerAt(NOW + HOUR_MS));
  noteApiTime(answerAt(NOW + by));
  vi.setSystemTime(NOW + HOUR_MS);
  expect(Math.abs(nowAtApi() - NOW - by - HOUR_MS)).toBeLessThanOrEqual(1000);
});

it('is not before what the API has dated in the second that its answer names', () => {
  const datedAt = NOW + HOUR_MS + 299;
  noteApiTime(answerAt(datedAt));
  expect(nowAtApi()).toBeGreaterThanOrEqual(datedAt);
});

it('is the time of this machine, to the millisecond, where both clocks agree or nothing was said', () => {
  noteApiTime(answerAt(NOW - 1000));
  expect(instantAtApi()).toBe('2026-11-21T12:00:00.700Z');
  noteApiTime(answerAt(NOW + HOUR_MS));
  noteApiTime(new Headers());
  expect(nowAtApi()).toBeGreaterThan(NOW);
  noteApiTime(answerAt(NOW));
  expect(nowAtApi()).toBe(NOW);
});
