import { describe, expect, it } from 'vitest';
import type { CaseListItemZodType } from '#contracts/generated/schemas/case-list-item.ts';
import { matchesSearch, sortedRows } from './case-order.ts';

type Row = CaseListItemZodType;

const row = (caseID: string, changes: Partial<Row> = {}): Row =>
  ({
    caseID,
    priority: 'Routine',
    dueAt: null,
    subspecialty: 'Head_and_Neck_and_Endocrine',
    facilityName: 'Riverbend',
    ...changes,
  }) as Row;

const order = (rows: readonly Row[], sort: string): string =>
  sortedRows(rows, sort)
    .map(({ caseID }) => caseID)
    .join('');

describe('the order of a list', () => {
  const rows = [
    row('b', { dueAt: '2026-11-22T00:00:00Z' }),
    row('c', { dueAt: null, priority: 'STAT' }),
    row('a', { dueAt: '2026-11-23T00:00:00Z', priority: 'Expedited' }),
    row('d', { dueAt: '2026-11-22T00:00:00Z', priority: 'STAT' }),
  ];

  it.each([
    ['caseID', 'abcd'],
    ['-caseID', 'dcba'],
    ['dueAt', 'bdac'],
    ['-dueAt', 'abdc'],
    ['-priority,dueAt', 'dcab'],
    ['priority,-caseID', 'badc'],
  ])('%s', (sort, expected) => {
    expect(order(rows, sort)).toBe(expected);
  });

  it('leaves the rows that it was given as they are', () => {
    sortedRows(rows, '-caseID');
    expect(rows.map(({ caseID }) => caseID).join('')).toBe('bcad');
  });
});

describe('the search of a list', () => {
  it.each(['dp-2026', 'head and neck', ' RIVERBEND '])('finds %s', (search) => {
    expect(matchesSearch(row('DP-2026-000001'), search)).toBe(true);
  });

  it('does not look at the patient', () => {
    const patientInfo = { lastName: 'Haverly' } as Row['patientInfo'];
    expect(matchesSearch(row('x', { patientInfo, caseRecordId: 'PMD26' }), 'haverly')).toBe(false);
    expect(matchesSearch(row('x', { patientInfo, caseRecordId: 'PMD26' }), 'pmd26')).toBe(false);
  });
});
