import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockText,
  dayText,
  instantText,
  millisecondsOf,
  momentText,
  NO_DATE,
  wallTimeText,
} from './dates.ts';

describe('an instant', () => {
  it.each([
    ['2026-11-21T20:05:00Z', 'UTC', '11/21/2026 08:05 PM UTC'],
    ['2026-11-21T20:05:00Z', 'America/New_York', '11/21/2026 03:05 PM EST'],
    ['2026-07-01T04:30:00Z', 'America/New_York', '07/01/2026 12:30 AM EDT'],
    ['2026-07-01T16:00:00+00:00', 'UTC', '07/01/2026 04:00 PM UTC'],
    ['2026-01-01T02:00:00.250Z', 'America/Los_Angeles', '12/31/2025 06:00 PM PST'],
    ['2026-01-01T12:00-05:00', 'UTC', '01/01/2026 05:00 PM UTC'],
  ])('S5-07 %s in %s reads %s', (instant, zone, text) => {
    expect(instantText(instant, zone)).toBe(text);
  });

  it.each([
    '',
    ' ',
    'yesterday',
    '2026-11-21',
    '2026-11-21T10:00:00',
    '2026-02-31T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-01-01T25:00:00Z',
    null,
    undefined,
  ])("S5-07 %j reads 'N/A'", (instant) => {
    expect(instantText(instant, 'UTC')).toBe(NO_DATE);
    expect(millisecondsOf(instant)).toBeNull();
  });

  it('S5-07 has one shape and plain spaces, whatever the moment', () => {
    const moment = fc.date({
      min: new Date('1970-01-02Z'),
      max: new Date('2199-12-31Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (date) => {
        expect(instantText(date.toISOString(), 'America/Denver')).toMatch(
          /^\d{2}\/\d{2}\/\d{4} (0[1-9]|1[0-2]):[0-5]\d [AP]M M[DS]T$/,
        );
        expect(millisecondsOf(date.toISOString())).toBe(date.getTime());
      }),
    );
  });

  it('refuses a zone that does not exist', () => {
    expect(() => instantText('2026-11-21T20:05:00Z', 'Mars/Olympus')).toThrow(RangeError);
  });
});

it.each([
  ['00:05', '12:05 AM'],
  ['01:30', '01:30 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
  ['24:00', NO_DATE],
  ['9:40', NO_DATE],
  ['', NO_DATE],
])('S5-07 the time %j of a clock on a wall reads %s', (time, text) => {
  expect(wallTimeText(time)).toBe(text);
});

describe('a calendar day', () => {
  it.each([
    ['1951-03-09', '03/09/1951'],
    ['2024-02-29', '02/29/2024'],
    ['2023-02-29', NO_DATE],
    ['2026-00-10', NO_DATE],
    ['03/09/1951', NO_DATE],
    ['', NO_DATE],
    [null, NO_DATE],
  ])('S5-07 %j reads %s', (day, text) => {
    expect(dayText(day)).toBe(text);
  });
});

it('tells a time of today by the clock of the reader, and a time of another day with its day', () => {
  const [at, sameDay, nextDay] = ['2026-11-22T19:05:00Z', '2026-11-23T04:59:00Z', '2026-11-23T05:00:00Z'];
  expect(momentText(at, 'America/New_York', sameDay)).toBe('2:05 PM');
  expect(momentText(at, 'America/New_York', nextDay)).toBe('11/22/2026 02:05 PM EST');
  expect([clockText(at, 'UTC'), clockText('2026-11-22T00:05:00Z', 'UTC')]).toEqual(['7:05 PM', '12:05 AM']);
});
