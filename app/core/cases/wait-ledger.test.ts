import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import type { CaseStatus } from './status.ts';
import { waitsOf, workingTimeOf } from './turnaround.ts';
import { type CaseStep, waitLedger, waitsWithoutReviewTurns } from './wait-ledger.ts';

const NEW_YORK = { timeZone: 'America/New_York', holidays: ['2026-11-26'] };
const HOUR = 3_600_000;
const MONDAY = Date.parse('2026-11-16T10:00-05:00');
const step = (hours: number, to: CaseStatus, holderId: string | null = null): CaseStep => ({
  atMs: MONDAY + hours * HOUR,
  to,
  holderId,
  returned: 'incomplete',
});
const ledgerOf = (steps: readonly CaseStep[], asked = {}) => ({
  steps,
  asked: [],
  reviews: [],
  startMs: MONDAY,
  isStat: false,
  calendar: NEW_YORK,
  ...asked,
});

const WAY: readonly CaseStep[] = [
  step(-2, 'Submitted'),
  step(0, 'Available'),
  step(3, 'Selected', 'usr_a'),
  step(5, 'AdditionalWorkRequested', 'usr_a'),
  step(9, 'Selected', 'usr_a'),
  step(10, 'QAReview', 'usr_a'),
  step(12, 'Selected', 'usr_a'),
  step(13, 'SignOutCompleted', 'usr_a'),
];

describe('the wait ledger', () => {
  it('says of each wait whose it was, without a gap', () => {
    const waits = waitLedger(ledgerOf(WAY), MONDAY + 100 * HOUR);
    expect(waits.map(({ owner, workingMs, countsInNet }) => [owner, workingMs / HOUR, countsInNet])).toEqual([
      ['operator', 2, false],
      ['pool', 3, true],
      ['pathologist', 2, true],
      ['facility', 4, false],
      ['pathologist', 1, true],
      ['second_reader', 2, true],
      ['pathologist', 1, true],
    ]);
    for (const [at, wait] of waits.entries()) if (at > 0) expect(wait.fromMs).toBe(waits[at - 1]?.toMs);
  });

  it('leaves the last wait open while the case is, and has none for a draft', () => {
    const open = waitLedger(ledgerOf(WAY.slice(0, 4)), MONDAY + 6 * HOUR).at(-1);
    expect(open).toMatchObject({ toMs: null, owner: 'facility', reasons: ['question'], workingMs: HOUR });
    expect(waitLedger(ledgerOf([step(0, 'Draft')]), MONDAY + HOUR)).toEqual([]);
  });

  it('names what was asked for in the time, and the operator where all of it was theirs', () => {
    const stain = { reason: 'slides_ordered', owner: 'operator', fromMs: MONDAY + 5 * HOUR } as const;
    const late = { reason: 'question', owner: 'facility', fromMs: MONDAY + 11 * HOUR, toMs: null } as const;
    const asked = [{ ...stain, toMs: MONDAY + 9 * HOUR }, late];
    expect(waitLedger(ledgerOf(WAY, { asked }), MONDAY + 14 * HOUR)[3]).toMatchObject({
      owner: 'operator',
      reasons: ['slides_ordered'],
    });
    const rescan = { reason: 'rescan', owner: 'facility', fromMs: MONDAY + 6 * HOUR, toMs: null } as const;
    const both = waitLedger(ledgerOf(WAY, { asked: [...asked, rescan] }), MONDAY + 14 * HOUR)[3];
    expect(both).toMatchObject({ owner: 'facility', reasons: ['slides_ordered', 'rescan'] });
  });

  it('is the pathologist’s from the result of a second review on, until another one is asked for', () => {
    const review = (askedHours: number, doneHours: number | null) => ({
      askedMs: MONDAY + askedHours * HOUR,
      doneMs: doneHours === null ? null : MONDAY + doneHours * HOUR,
    });
    const waitsWith = (reviews: readonly ReturnType<typeof review>[]) =>
      waitLedger(ledgerOf(WAY.slice(0, 6), { reviews }), MONDAY + 14 * HOUR)
        .slice(5)
        .map(({ owner, status, holderId, workingMs }) => [owner, status, holderId, workingMs / HOUR]);
    const by = (owner: string, hours: number) => [owner, 'QAReview', 'usr_a', hours];
    expect(waitsWith([review(10, 11)])).toEqual([by('second_reader', 1), by('pathologist', 3)]);
    expect(waitsWith([review(10, null)])).toEqual([by('second_reader', 4)]);
    expect(waitsWith([review(3, 4), review(10, null)])).toEqual([by('second_reader', 4)]);
    expect(waitsWith([review(10, null), review(11, 12)])).toEqual([
      by('second_reader', 2),
      by('pathologist', 2),
    ]);
    expect(waitsWith([review(10, 11), review(12, null)])).toEqual([
      by('second_reader', 1),
      by('pathologist', 1),
      by('second_reader', 2),
    ]);
  });

  it('names nothing whose answer came before the wait began', () => {
    const stain = { reason: 'slides_ordered', owner: 'operator', fromMs: MONDAY + 3 * HOUR } as const;
    const waitWith = (endHours: number) =>
      waitLedger(
        ledgerOf(WAY, { asked: [{ ...stain, toMs: MONDAY + endHours * HOUR }] }),
        MONDAY + 14 * HOUR,
      )[3];
    expect(waitWith(4)).toMatchObject({ owner: 'facility', reasons: ['question'] });
    expect(waitWith(6)).toMatchObject({ owner: 'operator', reasons: ['slides_ordered'] });
  });

  it('counts in no clock before the case has been Available', () => {
    const waits = waitLedger(ledgerOf(WAY.slice(0, 1), { startMs: null }), MONDAY);
    expect(waits).toMatchObject([{ owner: 'operator', countsInNet: false }]);
  });

  it('counts working time only, and every hour of a STAT case', () => {
    const friday = [step(4 * 24, 'Available')];
    const asked = { startMs: MONDAY + 96 * HOUR };
    const now = MONDAY + 7 * 24 * HOUR;
    expect(waitLedger(ledgerOf(friday, asked), now)[0]?.workingMs).toBe(24 * HOUR);
    expect(waitLedger(ledgerOf(friday, { ...asked, isStat: true }), now)[0]?.workingMs).toBe(72 * HOUR);
  });

  it('counts nothing for a STAT step whose time lies after the next one’s', () => {
    const steps = [step(5, 'Available'), step(2, 'Selected')];
    const [first] = waitLedger(ledgerOf(steps, { isStat: true }), MONDAY + 6 * HOUR);
    expect(first?.workingMs).toBe(0);
  });

  it('adds up to both clocks of the case', () => {
    const statuses = [
      'Selected',
      'AdditionalWorkRequested',
      'QAReview',
      'Returned',
      'Submitted',
      'Available',
    ];
    const moves = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom(...(statuses as CaseStatus[]))),
      { maxLength: 12 },
    );
    holds(
      100,
      fc.property(moves, fc.integer({ min: 0, max: 200 }), (drawn, more) => {
        let hours = 0;
        const steps = [step(0, 'Available')];
        for (const [after, to] of drawn) steps.push(step((hours += after), to));
        const now = MONDAY + (hours + more) * HOUR;
        const clocks = workingTimeOf(
          { startMs: MONDAY, waits: waitsOf(steps), priority: 'Routine' },
          now,
          NEW_YORK,
        );
        const waits = waitLedger(ledgerOf(steps), now);
        const sum = (list: typeof waits) => list.reduce((total, { workingMs }) => total + workingMs, 0);
        expect(sum(waits)).toBe(clocks.grossMs);
        expect(sum(waits.filter(({ countsInNet }) => countsInNet))).toBe(clocks.netMs);
      }),
    );
  });
});

describe('the waits as a facility is told them', () => {
  const told = (statuses: readonly CaseStatus[]) => {
    const steps = statuses.map((status, at) => step(at, status, 'usr_a'));
    return waitsWithoutReviewTurns(waitLedger(ledgerOf(steps), MONDAY + 20 * HOUR));
  };
  const rows = (statuses: readonly CaseStatus[]) =>
    told(statuses).map(({ status, owner, workingMs }) => [status, owner, workingMs / HOUR]);

  it.each<[string, readonly CaseStatus[]]>([
    ['agrees', ['Available', 'Selected', 'QAReview', 'QAReview', 'QAReview', 'QAReview', 'SignOutCompleted']],
    [
      'disagrees',
      ['Available', 'Selected', 'QAReview', 'QAReview', 'Selected', 'Selected', 'SignOutCompleted'],
    ],
    [
      'is followed by two',
      ['Available', 'Selected', 'QAReview', 'Selected', 'QAReview', 'Selected', 'SignOutCompleted'],
    ],
  ])('are the same where a reviewer %s', (_result, statuses) => {
    expect(rows(statuses)).toEqual([
      ['Available', 'pool', 1],
      ['Selected', 'pathologist', 1],
      ['QAReview', 'second_reader', 4],
    ]);
  });

  it('say that the review is open while its reader has the case', () => {
    const waits = told(['Available', 'Selected', 'QAReview', 'Selected']);
    expect(waits.at(-1)).toMatchObject({ status: 'QAReview', reasons: ['second_review'], toMs: null });
    expect(waits.at(-1)?.fromMs).toBe(MONDAY + 2 * HOUR);
  });

  it('keep what the facility itself was waited for, and begin anew with another reader', () => {
    const asked: readonly CaseStatus[] = [
      'Selected',
      'QAReview',
      'Selected',
      'AdditionalWorkRequested',
      'Selected',
    ];
    expect(rows(asked).map(([status]) => status)).toEqual([
      'Selected',
      'QAReview',
      'AdditionalWorkRequested',
      'QAReview',
    ]);
    expect(rows(['Selected', 'QAReview', 'Available', 'Selected']).map(([status]) => status)).toEqual([
      'Selected',
      'QAReview',
      'Available',
      'Selected',
    ]);
  });
});
