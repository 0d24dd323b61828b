import { describe, expect, it } from 'vitest';
import { casesSummed, figureAddress, sharedAddress } from './figure-address.ts';

const cases = (view: string, query: Record<string, string | boolean | readonly string[]> = {}) => ({
  operationId: 'listCases',
  query: { view, ...query },
});

describe('the page that lists what a figure counts', () => {
  it.each([
    ['available', '/availableCases?mayPickUp=true', { mayPickUp: true }],
    ['mine', '/selectedCases?status=Selected&status=QAReview', { status: ['Selected', 'QAReview'] }],
    ['completed', '/completedCases?from=2000-01-01', { from: '2000-01-01' }],
    ['send-out', '/send-out-cases?status=Draft', { status: ['Draft'] }],
    ['all', '/case', {}],
  ] as const)('of cases in the view %s is %s', (view, address, query) => {
    expect(figureAddress(cases(view, query), 'Provider')).toBe(address);
  });

  it('of tasks is that of the role', () => {
    const call = { operationId: 'listTasks', query: { view: 'provider', overdue: true } };
    expect(figureAddress(call, 'Provider')).toBe('/task?overdue=true');
    expect(figureAddress(call, 'Facility_NP')).toBe('/tasks-list?overdue=true');
    expect(figureAddress(call, 'Admin')).toBe('/tasks?overdue=true');
  });

  it('of what is due today leaves the time zone to the page, which knows that of its reader', () => {
    const query = { view: 'admin', dueTo: '2026-11-25', timeZone: 'America/New_York' };
    expect(figureAddress({ operationId: 'listTasks', query }, 'Admin')).toBe('/tasks?dueTo=2026-11-25');
  });

  it('is none where the caller may not list it, or no page does', () => {
    expect(figureAddress(undefined, 'Provider')).toBeNull();
    expect(figureAddress({ operationId: 'listNotifications', query: {} }, 'Provider')).toBeNull();
    expect(figureAddress({ operationId: 'listLicences', query: {} }, 'Admin')).toBeNull();
    expect(figureAddress(cases('elsewhere'), 'Admin')).toBeNull();
  });
});

describe('the page that lists what several figures count together', () => {
  const counts = [
    { status: 'Selected', count: 4, overdue: 2 },
    { status: 'Available', count: 3, overdue: 1 },
    { status: 'Cancelled', count: 9, overdue: 0 },
  ];
  const { keys } = casesSummed(counts, 'overdue');
  const lists = {
    'caseCounts.0.overdue': cases('all', { status: ['Selected'], overdue: true }),
    'caseCounts.1.overdue': cases('all', { status: ['Available'], overdue: true }),
  };

  it('counts no withdrawn cases, which a list of cases has only where they are asked for', () => {
    expect([casesSummed(counts, 'count').count, casesSummed(counts, 'overdue').count]).toEqual([7, 3]);
  });

  it('asks for what they have in common', () => {
    expect(sharedAddress(lists, keys, 'Admin')).toBe('/case?overdue=true');
    expect(sharedAddress(lists, keys.slice(0, 1), 'Admin')).toBe('/case?status=Selected&overdue=true');
  });

  it('is none where one of them has no list, as in an overview of the past', () => {
    expect(sharedAddress({ ...lists, 'caseCounts.1.overdue': undefined }, keys, 'Admin')).toBeNull();
    expect(sharedAddress({}, keys, 'Admin')).toBeNull();
    expect(sharedAddress(lists, [], 'Admin')).toBeNull();
  });
});
