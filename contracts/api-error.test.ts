import { describe, expect, it } from 'vitest';
import { type HttpError, httpError } from './api-error.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

function refuse(headers: Record<string, string>): HttpError {
  return httpError({
    operation: 'getCase',
    status: 503,
    headers: new Headers(headers),
    envelope: null,
    now: NOW,
  });
}

describe('httpError', () => {
  it.each([
    ['seconds', '12', 12_000],
    ['a date to come', 'Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['a date gone by', 'Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['nonsense', 'soon', null],
    ['a blank', ' ', null],
  ])('reads Retry-After as %s', (_, text, ms) => {
    expect(refuse({ 'Retry-After': text }).retryAfterMs).toBe(ms);
  });

  it('keeps a code of the contract and drops any other', () => {
    expect(refuse({ 'X-Error-Code': 'UNAVAILABLE' }).code).toBe('UNAVAILABLE');
    expect(refuse({ 'X-Error-Code': 'TEAPOT' }).code).toBeNull();
    expect(refuse({}).code).toBeNull();
  });

  it('names the exchange for the log', () => {
    expect(refuse({ 'X-Request-Id': 'req-1' }).requestId).toBe('req-1');
  });
});
