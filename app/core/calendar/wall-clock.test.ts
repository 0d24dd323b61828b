import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import {
  instantOf,
  instantsAt,
  isTimeZone,
  localDay,
  localHour,
  localTime,
  midnightOf,
} from './wall-clock.ts';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);

describe('the clock on the wall', () => {
  it('shows another day in another zone', () => {
    const moment = at('2026-11-21T03:30:00Z');
    expect([localDay(moment, 'America/New_York'), localDay(moment, 'UTC')]).toEqual([
      '2026-11-20',
      '2026-11-21',
    ]);
    expect([localHour(moment, 'America/New_York'), localHour(at('2026-11-21T00:00Z'), 'UTC')]).toEqual([
      22, 0,
    ]);
  });

  it('is read, and the instant found back', () => {
    expect(localTime(at('2026-11-21T04:30:00.250Z'), 'America/New_York')).toEqual({
      day: '2026-11-20',
      sinceMs: 84_600_250,
    });
    const ms = fc.integer({ min: at('2020-01-01T00:00Z'), max: at('2030-01-01T00:00Z') });
    const zone = fc.constantFrom(
      'America/New_York',
      'America/Toronto',
      'America/Phoenix',
      'America/St_Johns',
    );
    holds(
      300,
      fc.property(ms, zone, (instant, timeZone) => {
        const { day, sinceMs } = localTime(instant, timeZone);
        // The hour that the end of summer time shows twice has two instants.
        expect(Math.abs(instantOf(day, sinceMs, timeZone) - instant) % HOUR).toBe(0);
        expect(localTime(instantOf(day, sinceMs, timeZone), timeZone)).toEqual({ day, sinceMs });
      }),
    );
  });

  it('shows a time twice where it is put back over it, and never where it is put forward over it', () => {
    const half = HOUR / 2;
    const shown = (day: string, sinceMs: number, zone = 'America/New_York') =>
      instantsAt(day, sinceMs, zone).map((ms) => new Date(ms).toISOString());
    expect(shown('2026-11-01', HOUR + half)).toEqual([
      '2026-11-01T05:30:00.000Z',
      '2026-11-01T06:30:00.000Z',
    ]);
    expect(shown('2026-11-01', 2 * HOUR)).toEqual(['2026-11-01T07:00:00.000Z']);
    expect(shown('2026-03-08', 2 * HOUR + half)).toEqual([]);
    expect(shown('2026-03-08', 3 * HOUR)).toEqual(['2026-03-08T07:00:00.000Z']);
    expect(shown('2026-10-25', 2 * HOUR + half, 'Europe/Berlin')).toHaveLength(2);
    expect(instantOf('2026-11-01', HOUR + half, 'America/New_York')).toBe(at('2026-11-01T05:30Z'));
    expect(instantOf('2026-03-08', 2 * HOUR + half, 'America/New_York')).toBe(at('2026-03-08T07:30Z'));
    // There a day begins at one o'clock, and its last hour comes again after its midnight.
    expect(midnightOf('2026-03-08', 'America/Havana')).toBe(at('2026-03-08T05:00Z'));
    expect(midnightOf('2026-11-01', 'America/Havana')).toBe(at('2026-11-01T04:00Z'));
  });

  it('hangs in zones that there are', () => {
    expect([isTimeZone('America/Denver'), isTimeZone('America/Nowhere'), isTimeZone('')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(() => localDay(0, 'America/Nowhere')).toThrow(RangeError);
  });
});

describe('the midnight with which a day begins', () => {
  it('is that of the zone, kept or not, where the clock is put forward or back too', () => {
    const days = ['2026-03-08', '2026-03-09', '2026-11-01', '2026-11-02', '2026-11-21'];
    for (const zone of ['America/New_York', 'America/Halifax', 'Etc/UTC'])
      for (const day of [...days, ...days]) expect(midnightOf(day, zone)).toBe(instantOf(day, 0, zone));
  });
});
