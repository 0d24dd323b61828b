import { describe, expect, it } from 'vitest';
import { dueAtMs, turnaroundOf } from '#app/core/cases/turnaround.ts';
import { calendarOf } from '../rules/calendars.ts';
import { kindOf } from '../rules/cases/clocks.ts';
import { demoWorld } from './demo.ts';

const HOUR_MS = 3_600_000;
const MONDAY_MS = Date.parse('2026-11-23T00:30:00Z');

/** Every eighth hour of a week, the weekend and the nights too. */
const HOURS_OF_A_WEEK = Array.from({ length: 21 }, (_, index) => MONDAY_MS + index * 8 * HOUR_MS);

function clocksAt(nowMs: number) {
  const { cases, facilities } = demoWorld(nowMs);
  const calendarFor = (facilityId: string) => {
    const found = facilities.find(({ id }) => id === facilityId);
    if (found === undefined) throw new Error(`no facility ${facilityId}`);
    return calendarOf(found);
  };
  return cases.flatMap((aCase) => {
    if (aCase.availableAt === null || aCase.dueAt === null) return [];
    const startMs = Date.parse(aCase.availableAt);
    const calendar = calendarFor(aCase.facilityId);
    return [{ aCase, startMs, dueMs: Date.parse(aCase.dueAt), calendar }];
  });
}

describe('the times of the demo', () => {
  it('are due when the clock of the product says', () => {
    const clocks = clocksAt(MONDAY_MS);
    expect(clocks.length).toBeGreaterThan(15);
    for (const { aCase, startMs, dueMs, calendar } of clocks)
      expect([aCase.caseID, dueMs]).toEqual([
        aCase.caseID,
        dueAtMs(startMs, kindOf(aCase), aCase.priority, calendar),
      ]);
  });

  it('are late where the bar of the page is full, and nowhere else', () => {
    for (const nowMs of HOURS_OF_A_WEEK)
      for (const { aCase, startMs, dueMs, calendar } of clocksAt(nowMs)) {
        const asked = { startMs, endMs: null, waits: [], kind: kindOf(aCase), priority: aCase.priority };
        const { gross } = turnaroundOf(asked, calendar, nowMs);
        expect([aCase.caseID, new Date(nowMs).toISOString(), gross === 'red']).toEqual([
          aCase.caseID,
          new Date(nowMs).toISOString(),
          dueMs <= nowMs,
        ]);
      }
  });

  it('make the same open cases late on each day of the week', () => {
    const lateAt = (nowMs: number): string[] =>
      clocksAt(nowMs)
        .filter(({ aCase, dueMs }) => aCase.signedAt === null && dueMs <= nowMs)
        .map(({ aCase }) => aCase.id);
    const late = lateAt(MONDAY_MS);
    expect(late.length).toBeGreaterThan(0);
    for (const nowMs of HOURS_OF_A_WEEK) expect(lateAt(nowMs)).toEqual(late);
  });
});
