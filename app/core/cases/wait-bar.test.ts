import { describe, expect, it } from 'vitest';
import type { CaseWait, CaseWaitShare } from '#contracts/generated/wire.ts';
import { sharePieces, sharesText, waitPieces, waitTotals } from './wait-bar.ts';

const LEE = { userId: 'usr_1', displayName: 'Dr. Lee' };

const wait = (hour: number, changes: Partial<CaseWait>): CaseWait => ({
  from: `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`,
  to: `2026-11-20T${String(hour + 1).padStart(2, '0')}:00:00Z`,
  status: 'Selected',
  owner: 'pathologist',
  person: LEE,
  reasons: ['reading' as const],
  workingHours: 1,
  countsInNet: true,
  ...changes,
});

const operator: Partial<CaseWait> = { owner: 'operator', person: null, reasons: ['intake' as const] };
const facility: Partial<CaseWait> = { owner: 'facility', person: null, reasons: ['question' as const] };

describe('the bar of a case’s waits', () => {
  const waits = [
    wait(8, operator),
    wait(9, { workingHours: 2 }),
    wait(10, { workingHours: 1, reasons: ['second_review', 'reading'] }),
    wait(11, { ...facility, workingHours: 4 }),
    wait(12, { workingHours: 0, to: null }),
  ];

  it('has one piece for each owner’s turn, as long as its working time', () => {
    expect(waitPieces({ waits })).toEqual([
      expect.objectContaining({ owner: 'operator', share: 1 / 8, isOpen: false }),
      expect.objectContaining({
        owner: 'pathologist',
        text: 'Dr. Lee: Being read, Second review, 3 working hours',
        share: 3 / 8,
      }),
      expect.objectContaining({
        owner: 'facility',
        text: 'Facility: Question to the facility, 4 working hours',
      }),
      expect.objectContaining({ owner: 'pathologist', share: 0, isOpen: true }),
    ]);
  });

  it('tells two readers who follow each other apart', () => {
    const other = { userId: 'usr_2', displayName: 'Dr. Brome' };
    const pieces = waitPieces({ waits: [wait(8, {}), wait(9, { person: other })] });
    expect(pieces.map(({ text }) => text.split(':')[0])).toEqual(['Dr. Lee', 'Dr. Brome']);
  });

  it('adds up what each owner kept the case for, the longest first', () => {
    expect(waitTotals({ waits })).toEqual([
      { owner: 'facility', whose: 'Facility', lasted: '4 working hours', percent: 50 },
      { owner: 'pathologist', whose: 'Pathologist', lasted: '3 working hours', percent: 38 },
      { owner: 'operator', whose: 'Operator', lasted: '1 working hour', percent: 13 },
    ]);
  });

  it('is even while no working hour has passed, and empty before the case was sent out', () => {
    const none = [wait(8, { ...operator, workingHours: 0 }), wait(9, { workingHours: 0, to: null })];
    expect(waitPieces({ waits: none }).map(({ share }) => share)).toEqual([0.5, 0.5]);
    expect(waitTotals({ waits: none }).map(({ percent }) => percent)).toEqual([0, 0]);
    expect([waitPieces({ waits: [] }), waitTotals({ waits: [] })]).toEqual([[], []]);
  });
});

describe('the waits of a row', () => {
  const shares: readonly CaseWaitShare[] = [
    { owner: 'operator', reasons: ['intake' as const], workingHours: 1, isOpen: false },
    { owner: 'facility', reasons: ['incomplete' as const], workingHours: 2, isOpen: false },
    { owner: 'operator', reasons: ['intake' as const], workingHours: 1, isOpen: true },
  ];

  it('are a piece each, as long as their working time, and alike before any has passed', () => {
    expect(sharePieces(shares)).toEqual([
      { id: '0', owner: 'operator', text: 'Operator: 1 working hour', share: 0.25, isOpen: false },
      { id: '1', owner: 'facility', text: 'Facility: 2 working hours', share: 0.5, isOpen: false },
      { id: '2', owner: 'operator', text: 'Operator: 1 working hour', share: 0.25, isOpen: true },
    ]);
    const none = shares.map((one) => ({ ...one, workingHours: 0 }));
    expect(sharePieces(none).map(({ share }) => share)).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  it('are told by owner with the part of each, and who has the case now', () => {
    expect(sharesText(shares)).toBe(
      'Operator 2 working hours, 50 %, still running; Facility 2 working hours, 50 %',
    );
    expect(sharesText([])).toBe('');
  });
});
