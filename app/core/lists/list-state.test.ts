import { describe, expect, it } from 'vitest';
import { currentView, rangeText, turnedDaysText } from './list-state.ts';

const TURNED = 'The first day, 11/28/2026, is after the last day, 11/20/2026. Change one of them.';

describe('what a list says of itself', () => {
  it.each([
    [{ page: 1, pageSize: 20, total: 137 }, '1–20 of 137'],
    [{ page: 7, pageSize: 20, total: 137 }, '121–137 of 137'],
    [{ page: 1, pageSize: 20, total: 0 }, 'None'],
    [{ page: 1, pageSize: 20, total: 1 }, '1–1 of 1'],
  ])('%j is %s', (state, expected) => {
    expect(rangeText(state)).toBe(expected);
  });

  it('names the view only where exactly its query is in force', () => {
    const stat = { key: 'stat', label: 'STAT', query: { priority: 'STAT' }, total: 3 };
    const all = { key: 'all', label: 'All', query: {}, total: 9 };
    expect(currentView([all, stat], { priority: ['STAT'] })).toBe(stat);
    expect(currentView([all, stat], {})).toBe(all);
    expect(currentView([all, stat], { priority: ['STAT', 'Routine'] })).toBeNull();
    expect(currentView([all, stat], { priority: ['STAT'], overdue: ['true'] })).toBeNull();
    const waiting = {
      key: 'waiting',
      label: 'Waiting',
      query: { status: ['Submitted', 'Available'] },
      total: 4,
    };
    expect(currentView([all, waiting], { status: ['Available', 'Submitted'] })).toBe(waiting);
    expect(currentView([all, waiting], { status: ['Available'] })).toBeNull();
  });

  it.each([
    [{ from: ['2026-11-28'], to: ['2026-11-20'] }, TURNED],
    [{ dueFrom: ['2026-11-28'], dueTo: ['2026-11-20'] }, TURNED],
    [{ from: ['2026-11-20'], to: ['2026-11-20'] }, null],
    [{ from: ['2026-11-28'], dueTo: ['2026-11-20'] }, null],
    [{ to: ['2026-11-20'] }, null],
  ])('says of %j whether its first day comes after its last', (filters, expected) => {
    expect(turnedDaysText(filters)).toBe(expected);
  });
});
