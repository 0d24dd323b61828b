import { expect, it } from 'vitest';
import { type ReportStanding, standingOf } from './standing.ts';

const AT = '2026-11-23T15:00:00Z';
const LATER = '2026-11-23T15:05:00Z';

it.each<readonly [string, number, string | null, Parameters<typeof standingOf>[1], ReportStanding | null]>([
  ['the valid version', 2, AT, { kind: 'signed', version: 2, signedAt: AT }, null],
  [
    'the valid version, timed by a finer clock',
    1,
    AT,
    { kind: 'signed', version: 1, signedAt: '2026-11-23T15:00:00.000Z' },
    null,
  ],
  [
    'an older version',
    1,
    AT,
    { kind: 'signed', version: 3, signedAt: LATER },
    { kind: 'superseded', version: 3 },
  ],
  [
    'one that was taken back and signed anew',
    1,
    AT,
    { kind: 'signed', version: 1, signedAt: LATER },
    { kind: 'replaced' },
  ],
  [
    'a version after the valid one',
    2,
    AT,
    { kind: 'signed', version: 1, signedAt: AT },
    { kind: 'replaced' },
  ],
  ['one that was taken back', 1, AT, { kind: 'none' }, { kind: 'gone' }],
  ['one whose state could not be had', 1, AT, { kind: 'unknown' }, null],
  ['a preliminary one', 0, null, { kind: 'preliminary', sharedAt: AT }, null],
  [
    'a preliminary one that another took the place of',
    0,
    null,
    { kind: 'preliminary', sharedAt: LATER },
    { kind: 'replaced' },
  ],
  [
    'a preliminary one that is final now',
    0,
    null,
    { kind: 'signed', version: 1, signedAt: AT },
    { kind: 'superseded', version: 1 },
  ],
  ['a preliminary one that was taken back', 0, null, { kind: 'none' }, { kind: 'gone' }],
])('of %s it says what became of it', (_, version, signedAt, valid, standing) => {
  const signature = signedAt === null ? null : { signedAt };
  const sharedAt = signedAt === null ? AT : null;
  expect(standingOf({ version, latestVersion: version, sharedAt, signature }, valid)).toEqual(standing);
});

it('of an older version it says nothing that was known when it was opened', () => {
  const opened = { version: 1, latestVersion: 2, sharedAt: null, signature: { signedAt: AT } };
  expect(standingOf(opened, { kind: 'signed', version: 2, signedAt: LATER })).toBeNull();
  expect(standingOf(opened, { kind: 'signed', version: 3, signedAt: LATER })).toEqual({
    kind: 'superseded',
    version: 3,
  });
});
