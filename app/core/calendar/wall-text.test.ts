import { describe, expect, it } from 'vitest';
import { hourChoices, instantOfWall, pastTimeFault, wallText, whichHourOf } from './wall-text.ts';

it('a day and time is what the clock of the zone shows, on both sides of its change', () => {
  for (const [instant, text] of [
    ['2026-11-23T15:05:00.000Z', '2026-11-23T10:05'],
    ['2026-07-01T03:59:00.000Z', '2026-06-30T23:59'],
  ] as const) {
    expect(wallText(instant, 'America/New_York')).toBe(text);
    expect(instantOfWall(text, 'America/New_York')).toBe(instant);
  }
  expect(instantOfWall('2026-11-23T10:05:30', 'UTC')).toBe('2026-11-23T10:05:00.000Z');
});

it.each(['', '2026-11-23', '11/23/2026 10:05', '2026-11-23T25:00', '2026-13-45T10:00'])(
  '%j is no day and time',
  (text) => {
    expect(instantOfWall(text, 'UTC')).toBeNull();
  },
);

const ZONE = 'America/New_York';

it.each([
  ['2026-11-01T05:40:00.000Z', 'earlier'],
  ['2026-11-01T06:40:00.000Z', 'later'],
  ['2026-11-01T07:40:00.000Z', undefined],
  ['2026-11-01T04:40:00.000Z', undefined],
] as const)('%s is found back by its text and by which of two hours it is in, %j', (instant, which) => {
  expect(whichHourOf(instant, ZONE)).toBe(which);
  expect(instantOfWall(wallText(instant, ZONE), ZONE, which)).toBe(instant);
});

it('a time that the clock shows twice names its two clocks, and any other none', () => {
  expect(hourChoices('2026-11-01T01:40', ZONE)).toEqual([
    { value: 'earlier', label: '11/01/2026 01:40 AM EDT, before the clock was put back' },
    { value: 'later', label: '11/01/2026 01:40 AM EST, after it was put back' },
  ]);
  // A year that is being typed is one of long ago.
  for (const text of [
    '2026-11-01T02:00',
    '2026-11-02T01:40',
    '0202-11-25T01:40',
    '0002-11-25T01:40',
    '',
    undefined,
  ])
    expect(hourChoices(text, ZONE)).toEqual([]);
});

it('a time that the clock was put forward over is as long after the gap', () => {
  expect(instantOfWall('2026-03-08T02:30', ZONE)).toBe('2026-03-08T07:30:00.000Z');
});

describe('a time of something that has happened', () => {
  const now = Date.parse('2026-11-01T07:00:00Z');
  const nameOf = (...typed: Parameters<typeof pastTimeFault>) => pastTimeFault(...typed)?.name ?? null;

  it('may stand once it is clear which time it is', () => {
    expect(nameOf({ at: '2026-11-01T00:40' }, ZONE, now)).toBeNull();
    expect(nameOf({ at: '2026-11-01T01:40' }, ZONE, now)).toBe('whichHour');
    expect(nameOf({ at: '2026-11-01T01:40', whichHour: 'earlier' }, ZONE, now)).toBeNull();
    expect(nameOf({ at: '2026-11-01T01:40', whichHour: 'later' }, ZONE, now)).toBeNull();
  });

  it('lies in the past, the later of two too', () => {
    const between = Date.parse('2026-11-01T06:00:00Z');
    expect(nameOf({ at: '2026-11-01T01:40', whichHour: 'earlier' }, ZONE, between)).toBeNull();
    expect(pastTimeFault({ at: '2026-11-01T01:40', whichHour: 'later' }, ZONE, between)).toEqual({
      name: 'at',
      message: 'This cannot lie in the future',
    });
  });

  it('may be a few minutes ahead of a reader whose clock is slow', () => {
    expect(nameOf({ at: '2026-11-01T02:09' }, ZONE, now)).toBeNull();
    expect(nameOf({ at: '2026-11-01T02:11' }, ZONE, now)).toBe('at');
  });

  it('is one that the clock has shown', () => {
    expect(pastTimeFault({ at: '2026-03-08T02:30' }, ZONE, now)).toEqual({
      name: 'at',
      message: 'This time does not exist: the clock was put forward over it that night',
    });
    expect(nameOf({}, ZONE, now)).toBe('at');
  });
});
