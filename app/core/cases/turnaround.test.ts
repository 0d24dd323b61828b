import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import { dueAtMs, turnaroundKindOf, turnaroundOf, waitsOf, workingTimeOf } from './turnaround.ts';

const NEW_YORK = { timeZone: 'America/New_York', holidays: ['2026-11-26'] };
const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);

describe('when a case is due', () => {
  it.each([
    ['a biopsy of Monday morning', 'biopsy', 'Routine', '2026-11-16T10:00-05:00', '2026-11-18T10:00-05:00'],
    ['over the weekend', 'biopsy', 'Routine', '2026-11-20T10:00-05:00', '2026-11-24T10:00-05:00'],
    ['over a holiday', 'resection', 'Routine', '2026-11-24T10:00-05:00', '2026-12-01T10:00-05:00'],
    ['sent on Saturday', 'biopsy', 'Routine', '2026-11-21T15:00-05:00', '2026-11-25T00:00-05:00'],
    ['hematology', 'hematology', 'Routine', '2026-11-16T10:00-05:00', '2026-11-19T10:00-05:00'],
    ['a consult', 'consult', 'Routine', '2026-11-16T10:00-05:00', '2026-11-18T10:00-05:00'],
    ['expedited', 'resection', 'Expedited', '2026-11-16T10:00-05:00', '2026-11-17T10:00-05:00'],
    ['STAT', 'resection', 'STAT', '2026-11-16T10:00-05:00', '2026-11-17T00:00-05:00'],
    [
      'STAT in the evening there, tomorrow in UTC',
      'biopsy',
      'STAT',
      '2026-11-17T01:00Z',
      '2026-11-17T05:00Z',
    ],
    ['over the end of summer time', 'biopsy', 'Routine', '2026-10-30T10:00-04:00', '2026-11-03T10:00-05:00'],
  ] as const)('%s', (_, kind, priority, start, due) => {
    expect(new Date(dueAtMs(at(start), kind, priority, NEW_YORK)).toISOString()).toBe(
      new Date(at(due)).toISOString(),
    );
  });
});

describe('the two clocks', () => {
  const asked = {
    startMs: at('2026-11-16T10:00-05:00'),
    endMs: null,
    waits: [],
    kind: 'biopsy',
    priority: 'Routine',
  } as const;

  it.each([
    ['2026-11-17T21:59-05:00', 'green'],
    ['2026-11-17T22:00-05:00', 'amber'],
    ['2026-11-18T09:59-05:00', 'amber'],
    ['2026-11-18T10:00-05:00', 'red'],
  ])('at %s it is %s', (now, colour) => {
    expect(turnaroundOf(asked, NEW_YORK, at(now))).toMatchObject({ net: colour, gross: colour });
  });

  it('leaves the waits out of the net time only, and counts what overlaps once', () => {
    const waits = [
      { fromMs: at('2026-11-16T12:00-05:00'), toMs: at('2026-11-16T16:00-05:00') },
      { fromMs: at('2026-11-16T14:00-05:00'), toMs: at('2026-11-16T18:00-05:00') },
      { fromMs: at('2026-11-18T08:00-05:00'), toMs: null },
    ];
    const clocks = turnaroundOf({ ...asked, waits }, NEW_YORK, at('2026-11-18T11:00-05:00'));
    expect(clocks).toEqual({
      grossMs: 49 * HOUR,
      netMs: 40 * HOUR,
      targetMs: 48 * HOUR,
      gross: 'red',
      net: 'amber',
    });
  });

  it('stops at sign-out', () => {
    const signed = { ...asked, endMs: at('2026-11-16T20:00-05:00') };
    expect(turnaroundOf(signed, NEW_YORK, at('2026-12-24T00:00Z')).netMs).toBe(10 * HOUR);
  });

  it('counts the hours of days off for STAT, which is due the same day', () => {
    const saturday = { ...asked, priority: 'STAT' as const, startMs: at('2026-11-21T12:00-05:00') };
    const clocks = turnaroundOf(saturday, NEW_YORK, at('2026-11-21T21:00-05:00'));
    expect(clocks).toMatchObject({ netMs: 9 * HOUR, targetMs: 12 * HOUR, net: 'amber' });
  });

  it('never has more net than gross time, nor less than none', () => {
    const ms = fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2026-12-31T00:00Z') });
    const waits = fc.array(fc.record({ fromMs: ms, toMs: fc.option(ms) }), { maxLength: 5 });
    holds(
      200,
      fc.property(ms, ms, waits, (startMs, nowMs, given) => {
        const { grossMs, netMs } = turnaroundOf({ ...asked, startMs, waits: given }, NEW_YORK, nowMs);
        expect(netMs).toBeGreaterThanOrEqual(0);
        expect(netMs).toBeLessThanOrEqual(grossMs);
      }),
    );
  });
});

it('counts no wait from before the case was there, and of a STAT case every hour of any day', () => {
  const reading = {
    priority: 'Routine',
    startMs: at('2026-11-20T10:00-05:00'),
    waits: [
      { fromMs: at('2026-11-18T10:00-05:00'), toMs: at('2026-11-20T11:00-05:00') },
      { fromMs: at('2026-11-20T23:00-05:00'), toMs: null },
    ],
  } as const;
  const end = at('2026-11-23T02:00-05:00');
  expect(workingTimeOf(reading, end, NEW_YORK)).toEqual({ grossMs: 16 * HOUR, netMs: 12 * HOUR });
  expect(workingTimeOf({ ...reading, priority: 'STAT' }, end, NEW_YORK)).toEqual({
    grossMs: 64 * HOUR,
    netMs: 12 * HOUR,
  });
});

it('waits while slides or answers are asked for and while the facility has the case, the last wait perhaps still', () => {
  const to = ['Available', 'Selected', 'AdditionalWorkRequested', 'Selected', 'Returned'] as const;
  expect(waitsOf(to.map((state, index) => ({ atMs: index, to: state })))).toEqual([
    { fromMs: 2, toMs: 3 },
    { fromMs: 4, toMs: null },
  ]);
});

it.each([
  ['Consultation', 'Hematopathology', ['Excision'], 'consult'],
  ['PrimaryDiagnosis', 'Hematopathology', ['Biopsy'], 'hematology'],
  ['PrimaryDiagnosis', 'Breast', ['Biopsy - Core Needle', 'Excision'], 'resection'],
  ['PrimaryDiagnosis', 'Dermatopathology', ['Biopsy - Excisional'], 'biopsy'],
  ['PrimaryDiagnosis', null, [], 'biopsy'],
  ['PrimaryDiagnosis', null, ['Lumpectomy_or_Partial_Mastectomy'], 'resection'],
  ['PrimaryDiagnosis', null, ['Placenta'], 'resection'],
  ['PrimaryDiagnosis', null, ['Polypectomy'], 'biopsy'],
] as const)('%s of %s with %j is a %s', (type, subspecialty, specimenTypes, kind) => {
  expect(turnaroundKindOf({ type, subspecialty, specimenTypes })).toBe(kind);
});
