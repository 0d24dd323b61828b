import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueAfter, isWorkingDay, localDay, localHour } from './working-days.ts';

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
    expect(dueAfter(asked, days, zone)).toBe(due);
  });

  it('step over the holidays of the facility', () => {
    const due = dueAfter('2026-11-25T12:00:00Z', 1, 'America/New_York', ['2026-11-26', '2026-11-27']);
    expect(due).toBe('2026-11-30T22:00:00.000Z');
  });

  it('always end at closing time of a working day after the asking', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 10 }),
        fc.constantFrom('America/New_York', 'America/Toronto', 'America/St_Johns', 'UTC'),
        (asked, days, zone) => {
          const due = Date.parse(dueAfter(asked.toISOString(), days, zone));
          expect(due).toBeGreaterThan(asked.getTime());
          expect(localHour(due, zone)).toBe(17);
          expect(isWorkingDay(localDay(due, zone), [])).toBe(true);
        },
      ),
    );
  });

  it('do not know a zone that is none', () => {
    expect(() => dueAfter('2026-11-20T14:00:00Z', 1, 'America/Nowhere')).toThrow(RangeError);
  });
});
