import { describe, expect, it } from 'vitest';
import { listCases } from '#contracts/generated/operations/listCases.ts';
import { listQuery } from './list-query.server.ts';

const read = (search: string) =>
  listQuery(listCases.query, new URLSearchParams(search), { view: 'available' });

describe('what an address asks of a list', () => {
  it('is the view of the screen and the first page, when it asks nothing', () => {
    expect(read('')).toEqual({
      query: { view: 'available', page: 1, pageSize: 20 },
      filters: {},
      dropped: [],
    });
  });

  it('is read by the operation: lists, numbers and flags', () => {
    const { query, filters } = read('priority=STAT&priority=Routine&billingComponent=2&overdue=true&page=3');
    expect(query).toMatchObject({
      priority: ['STAT', 'Routine'],
      billingComponent: [2],
      overdue: true,
      page: 3,
    });
    expect(filters).toEqual({ priority: ['STAT', 'Routine'], billingComponent: ['2'], overdue: ['true'] });
  });

  it.each([
    ['priority=Urgent', ['priority'], {}],
    ['priority=STAT&priority=Urgent', ['priority'], { priority: ['STAT'] }],
    ['overdue=perhaps', ['overdue'], {}],
    ['colour=blue', ['colour'], {}],
    ['page=0', ['page'], {}],
    ['pageSize=5000', ['pageSize'], {}],
    ['sort=shoe', ['sort'], {}],
    ['sort=urgency,dueAt', ['sort'], {}],
    ['q=', [], {}],
    ['__proto__=x', ['__proto__'], {}],
  ])('%s leaves out and names %j', (search, dropped, filters) => {
    expect(read(search)).toMatchObject({ dropped, filters });
    expect(read(search).query).toMatchObject({ view: 'available', page: 1, pageSize: 20 });
  });

  it('cannot change what the screen fixes, and knows the page’s own names', () => {
    expect(read('view=all&cols=due&_data=routes')).toEqual({
      query: { view: 'available', page: 1, pageSize: 20 },
      filters: {},
      dropped: [],
    });
  });
});
