import { describe, expect, it } from 'vitest';
import { pageSearch, pagesShown, searchWith, sortDirection, sortSearch } from './list-address.ts';

describe('the address of a list', () => {
  it.each([
    ['', { priority: ['STAT', 'Expedited'] }, '?priority=STAT&priority=Expedited'],
    ['?priority=STAT&page=4', { overdue: 'true' }, '?priority=STAT&overdue=true'],
    ['?priority=STAT&page=4', { priority: null }, ''],
    ['?q=skin', { q: '' }, ''],
    ['?priority=STAT&sort=dueAt', { priority: ['Routine'] }, '?sort=dueAt&priority=Routine'],
  ] as const)('%s with %j is %s', (search, changes, expected) => {
    expect(searchWith(search, changes)).toBe(expected);
  });

  it('keeps everything else when the page changes, and leaves the first page out', () => {
    expect(pageSearch('?priority=STAT', 3)).toBe('?priority=STAT&page=3');
    expect(pageSearch('?priority=STAT&page=3', 1)).toBe('?priority=STAT');
  });
});

describe('the order of a list', () => {
  it('is that of its first key', () => {
    expect(sortDirection('-priority,dueAt', 'priority')).toBe('descending');
    expect(sortDirection('dueAt', 'dueAt')).toBe('ascending');
    expect(sortDirection('-priority,dueAt', 'dueAt')).toBeNull();
  });

  it('turns round at the second press and begins at page 1', () => {
    expect(sortSearch('?page=3', 'urgency', 'priority', 'descending')).toBe('?sort=-priority');
    expect(sortSearch('?sort=-priority', '-priority', 'priority', 'descending')).toBe('?sort=priority');
    expect(sortSearch('', 'priority', 'priority', 'descending')).toBe('?sort=-priority');
    expect(sortSearch('', 'urgency', 'dueAt', 'ascending')).toBe('?sort=dueAt');
  });
});

describe('the pager', () => {
  it.each([
    [1, 1, [1]],
    [1, 7, [1, 2, 3, null, 7]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [10, 20, [1, null, 8, 9, 10, 11, 12, null, 20]],
    [1, 0, [1]],
  ])('at page %i of %i offers %j', (page, total, expected) => {
    expect(pagesShown(page, total)).toEqual(expected);
  });
});
