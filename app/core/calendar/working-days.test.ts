import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import { localDay, localHour } from './wall-clock.ts';
import { dueAfter, isWorkingDay, workingMs, workingMsBefore } from './working-days.ts';

const HOUR_MS = 3_600_000;
const at = (instant: string): number => Date.parse(instant);
const calendarOf = (timeZone: string, holidays: readonly string[] = []) => ({ timeZone, holidays });

describe('working days', () => {
  it.each([
    ['a Friday morning', '2026-11-20T14:00:00Z', 1, 'America/New_York', '2026-11-23T22:00:00.000Z'],
    ['a Saturday', '2026-11-21T12:00:00Z', 1, 'America/New_York', '2026-11-23T22:00:00.000Z'],
    ['a Monday', '2026-11-23T12:00:00Z', 2, 'America/New_York', '2026-11-25T22:00:00.000Z'],
    ['a Thursday, over the weekend', '2026-11-19T12:00:00Z', 3, 'America/Denver', '2026-11-25T00:00:00.000Z'],
    [
      'late on Sunday in UTC, still Sunday there',
      '2026-11-23T03:00:00Z',
      1,
      'America/Denver',
      '2026-11-24T00:00:00.000Z',
    ],
    [
      'the Friday before summer time ends',
      '2026-10-30T12:00:00Z',
      1,
      'America/New_York',
      '2026-11-02T22:00:00.000Z',
    ],
    [
      'the Friday before summer time begins',
      '2026-03-06T12:00:00Z',
      1,
      'America/New_York',
      '2026-03-09T21:00:00.000Z',
    ],
  ])('from %s', (_, asked, days, zone, due) => {
    expect(dueAfter(asked, days, calendarOf(zone))).toBe(due);
  });

  it('step over the holidays of the facility', () => {
    const due = dueAfter(
      '2026-11-25T12:00:00Z',
      1,
      calendarOf('America/New_York', ['2026-11-26', '2026-11-27']),
    );
    expect(due).toBe('2026-11-30T22:00:00.000Z');
  });

  it('always end at closing time of a working day after the asking', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 10 }),
        fc.constantFrom('America/New_York', 'America/Toronto', 'America/St_Johns', 'UTC'),
        (asked, days, zone) => {
          const due = at(dueAfter(asked.toISOString(), days, calendarOf(zone)));
          expect(due).toBeGreaterThan(asked.getTime());
          expect(localHour(due, zone)).toBe(17);
          expect(isWorkingDay(localDay(due, zone), [])).toBe(true);
        },
      ),
    );
  });

  it('do not know a zone that is none', () => {
    expect(() => dueAfter('2026-11-20T14:00:00Z', 1, calendarOf('America/Nowhere'))).toThrow(RangeError);
  });
});

describe('working time', () => {
  it.each([
    ['2026-11-20T12:00:00Z', '2026-11-20T15:00:00Z', 'UTC', 3],
    ['2026-11-20T15:00:00Z', '2026-11-20T12:00:00Z', 'UTC', 0],
    ['2026-11-20T12:00:00Z', '2026-11-23T12:00:00Z', 'UTC', 24],
    ['2026-11-21T12:00:00Z', '2026-11-22T12:00:00Z', 'UTC', 0],
    ['2026-11-16T00:00:00Z', '2026-11-30T00:00:00Z', 'UTC', 240],
    // Friday evening in New York is Saturday in UTC.
    ['2026-11-21T01:00:00Z', '2026-11-21T03:00:00Z', 'America/New_York', 2],
    ['2026-11-21T04:00:00Z', '2026-11-21T06:00:00Z', 'America/New_York', 1],
  ])('from %s to %s in %s is %d hours', (from, until, zone, hours) => {
    expect(workingMs(at(from), at(until), calendarOf(zone))).toBe(hours * HOUR_MS);
  });

  it('is never less than none nor more than has passed, and adds up', () => {
    const instant = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') });
    const calendar = calendarOf('America/New_York', ['2026-07-03', '2026-11-26']);
    holds(
      200,
      fc.property(instant, instant, instant, (...three) => {
        const [a = 0, b = 0, c = 0] = three.toSorted((x, y) => x - y);
        const whole = workingMs(a, c, calendar);
        const parts = workingMs(a, b, calendar) + workingMs(b, c, calendar);
        return whole >= 0 && whole <= c - a && whole === parts;
      }),
    );
  });

  it('is found again from its end, at the latest instant since which it has passed', () => {
    const end = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') });
    const passed = fc.integer({ min: 1, max: 2_000 * HOUR_MS });
    const calendar = calendarOf('America/New_York', ['2026-07-03', '2026-11-26']);
    holds(
      200,
      fc.property(end, passed, (toMs, passedMs) => {
        const fromMs = workingMsBefore(toMs, passedMs, calendar);
        return (
          workingMs(fromMs, toMs, calendar) === passedMs && workingMs(fromMs + 1, toMs, calendar) < passedMs
        );
      }),
    );
    expect(workingMsBefore(at('2026-11-23T09:00-05:00'), 10 * HOUR_MS, calendar)).toBe(
      at('2026-11-20T23:00-05:00'),
    );
  });

  it('counts the working days only, whole days of 23 and 25 hours too', () => {
    const friday = at('2026-10-30T00:00-04:00');
    const from = at('2026-11-25T00:00-05:00');
    const to = at('2026-11-28T00:00-05:00');
    const newYork = calendarOf('America/New_York');
    expect(workingMs(friday, at('2026-11-03T00:00-05:00'), newYork)).toBe(48 * HOUR_MS);
    expect(workingMs(friday, friday, newYork)).toBe(0);
    expect(workingMs(from, to, newYork)).toBe(72 * HOUR_MS);
    expect(workingMs(from, to, { ...newYork, holidays: ['2026-11-26'] })).toBe(48 * HOUR_MS);
  });
});
