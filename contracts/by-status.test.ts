import { describe, expect, it } from 'vitest';
import { type ApiError, httpError, offline } from './api-error.ts';
import { type ByStatus, meaningOf } from './by-status.ts';
import type { getBanner } from './generated/operations/getBanner.ts';

const MEANINGS: ByStatus<typeof getBanner, string> = {
  400: 'unknown',
  401: 'in again',
  403: 'not yours',
  429: 'later',
  500: 'later',
  503: 'later',
  other: 'unknown',
};

const envelope = { isSuccess: false as const, data: null, message: null, error: 'No', details: null };
const refusal = (status: number, body: typeof envelope | null = envelope): ApiError =>
  httpError({ operation: 'getBanner', status, headers: new Headers(), envelope: body, now: 0 });

describe('what a refusal means', () => {
  it('is said for each status of the contract', () => {
    expect(meaningOf(MEANINGS, refusal(403))).toBe('not yours');
    expect(meaningOf(MEANINGS, refusal(503))).toBe('later');
  });

  it('is unknown of a status that the contract does not know, of a proxy’s page, and without an answer', () => {
    expect(meaningOf(MEANINGS, refusal(418))).toBe('unknown');
    expect(meaningOf(MEANINGS, refusal(403, null))).toBe('unknown');
    expect(meaningOf(MEANINGS, offline)).toBe('unknown');
  });
});
