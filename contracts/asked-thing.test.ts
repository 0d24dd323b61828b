import { describe, expect, it } from 'vitest';
import { findOtherThings } from './asked-thing.ts';
import { getCase } from './generated/operations/getCase.ts';
import { getEarlierReport } from './generated/operations/getEarlierReport.ts';
import { getViewerCase } from './generated/operations/getViewerCase.ts';
import { holdCase } from './generated/operations/holdCase.ts';
import { listCaseMessages } from './generated/operations/listCaseMessages.ts';
import { listCases } from './generated/operations/listCases.ts';

const params = { caseId: 'cas_one' };
const issue = (path: string) => [{ path, code: 'another_thing', expected: 'the id of the path' }];

describe('findOtherThings', () => {
  it.each([
    ['the case that the path names', getCase, { id: 'cas_one' }],
    ['data without an id', getCase, { caseID: 'DP-2026-000001' }],
    ['no data at all', getCase, null],
    ['rows of the case', listCaseMessages, { items: [{ id: 'msg_1', caseId: 'cas_one' }] }],
    ['a list that belongs to nothing', listCases, { items: [{ id: 'cas_two', caseId: 'cas_two' }] }],
    ['a change, which is done whatever is said of it', holdCase, { id: 'cas_two' }],
  ])('finds nothing in %s', (_, operation, data) => {
    expect(findOtherThings(operation, params, data)).toEqual([]);
  });

  it.each([
    ['another case', getCase, { id: 'cas_two' }, 'data.id'],
    ['the slides of another case', getViewerCase, { id: 'cas_two' }, 'data.id'],
    [
      'one message of another case',
      listCaseMessages,
      { items: [{ caseId: 'cas_one' }, { caseId: 'cas_two' }] },
      'data.items.1.caseId',
    ],
  ])('finds %s', (_, operation, data, path) => {
    expect(findOtherThings(operation, params, data)).toEqual(issue(path));
  });

  it('holds the report of an earlier case to the earlier one', () => {
    const asked = { caseId: 'cas_one', earlierCaseId: 'cas_earlier' };
    expect(findOtherThings(getEarlierReport, asked, { caseId: 'cas_earlier' })).toEqual([]);
    expect(findOtherThings(getEarlierReport, asked, { caseId: 'cas_one' })).toEqual(issue('data.caseId'));
  });
});
