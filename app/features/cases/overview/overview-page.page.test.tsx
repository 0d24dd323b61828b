import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Role } from '#app/core/access/roles.ts';
import { found, mount, textOf } from '#app/ui/mount.test-support.tsx';
import type { CaseListItem, Dashboard } from '#contracts/generated/wire.ts';
import { aCase } from '../lists/case-item.test-support.ts';
import { OverviewPage } from './overview-page.tsx';

const mine = (query: Record<string, string | boolean>) =>
  ({ operationId: 'listCases', query: { view: 'mine', ...query } }) as const;

const reader: Dashboard = {
  asOf: '2026-11-23T15:00:00Z',
  caseCounts: [{ status: 'Selected', count: 4, overdue: 1 }],
  tasks: { open: 3, dueToday: 1, overdue: 0 },
  turnaround: { cases: 12, medianHours: 9.25, p90Hours: 60, netMedianHours: null },
  unreadNotifications: 0,
  provider: {
    openCases: 5,
    openCaseLimit: 25,
    availableToMe: 7,
    waitingForFacility: 1,
    releaseSoon: 2,
    licencesEnding: 0,
  },
  facility: null,
  lists: {
    'caseCounts.0.count': mine({ status: 'Selected' }),
    'caseCounts.0.overdue': mine({ status: 'Selected', overdue: true }),
    'provider.openCases': mine({}),
    'provider.releaseSoon': mine({ releaseSoon: true }),
  },
};

async function show(dashboard: Dashboard, role: Role, next: readonly CaseListItem[] | null) {
  const element = <OverviewPage title="Worklist" dashboard={dashboard} role={role} next={next} />;
  const router = createMemoryRouter([{ path: '/pathologist', element }], {
    initialEntries: ['/pathologist'],
  });
  await mount(<RouterProvider router={router} />);
}

const linkTo = (address: string) => found(`a[href="${address}"]`);

describe('the overview of a reader', () => {
  it('counts at most six things, each a link to what it counts', async () => {
    await show(reader, 'Provider', []);
    expect(textOf(linkTo('/selectedCases'))).toBe('My open cases5of 25');
    expect(textOf(linkTo('/selectedCases?releaseSoon=true'))).toBe('Released soon, not opened yet2');
    expect(document.querySelectorAll('main > ul > li')).toHaveLength(6);
    // The API names no list for it: the count stands alone.
    expect(document.querySelector('a[href^="/availableCases?"]')).toBeNull();
  });

  it('lists each status with what is overdue, and says what was not recorded', async () => {
    await show(reader, 'Provider', []);
    expect(textOf(linkTo('/selectedCases?status=Selected'))).toBe('4 cases, In review');
    expect(textOf(linkTo('/selectedCases?status=Selected&overdue=true'))).toBe('1 overdue, In review');
    const one = [{ status: 'Selected' as const, count: 1, overdue: 0 }];
    await show({ ...reader, caseCounts: one }, 'Provider', []);
    expect(textOf(linkTo('/selectedCases?status=Selected'))).toBe('1 case, In review');
    await show(reader, 'Provider', []);
    expect(document.body.textContent).toContain('9.3 working hours');
    expect(document.body.textContent).toContain('2.5 working days');
    expect(document.body.textContent).toContain('In working hours, but every hour of a STAT case.');
    expect(document.body.textContent).toContain('Not recorded');
  });

  it('has the cases that are due first, each open by one press', async () => {
    await show(reader, 'Provider', [aCase('DP-5', { dueAt: '2026-11-23T18:00:00Z' })]);
    const [link] = [...document.querySelectorAll('a')].filter(({ textContent }) => textContent === 'DP-5');
    expect(link?.getAttribute('href')).toMatch(/^\/viewer\?case=/);
    expect(document.body.textContent).toContain('in 3 h');
  });

  it('leads to the pool when nothing is held', async () => {
    await show(reader, 'Provider', []);
    expect(textOf(linkTo('/availableCases'))).toBe('Go to Available Cases');
    expect(linkTo('/availableCases').className).toContain('underline');
  });

  it('says of each part that is empty that there is nothing, in place of a bare head or what looks forgotten', async () => {
    const turnaround = { cases: 0, medianHours: null, p90Hours: null, netMedianHours: null };
    await show({ ...reader, caseCounts: [], turnaround }, 'Provider', []);
    expect(textOf(found('main'))).toContain('Cases by statusThere are no cases yet.');
    expect(textOf(found('main'))).toContain(
      'Turnaround of the last 30 daysNothing was signed out in these days.',
    );
    expect(document.querySelector('table')).toBeNull();
  });
});

describe('the overview of others', () => {
  it('of a facility begins with what waits for the facility', async () => {
    const facility = {
      drafts: 1,
      returned: 2,
      waiting: 3,
      inReview: 4,
      needsAction: 5,
      signedOutThisWeek: 6,
    };
    await show({ ...reader, provider: null, facility }, 'MedicalFacility', null);
    expect(textOf(found('main > ul'))).toMatch(/^Returned to us2Needs action5/);
    expect(document.body.textContent).not.toContain('Due next');
  });

  it('of an admin sums up all cases', async () => {
    await show({ ...reader, provider: null }, 'Admin', null);
    expect(textOf(found('main > ul'))).toBe('Cases4Cases overdue1Tasks overdue0Open tasks3');
  });

  it('of an admin leads from the sums to the lists that count them', async () => {
    const all = (query: Record<string, string | boolean | string[]>) =>
      ({ operationId: 'listCases', query: { view: 'all', ...query } }) as const;
    const ofStatus = (status: 'Selected' | 'Available', at: number) => ({
      [`caseCounts.${String(at)}.count`]: all({ status: [status] }),
      [`caseCounts.${String(at)}.overdue`]: all({ status: [status], overdue: true }),
    });
    const caseCounts: Dashboard['caseCounts'] = [
      { status: 'Selected', count: 4, overdue: 1 },
      { status: 'Available', count: 3, overdue: 0 },
    ];
    const lists = { ...ofStatus('Selected', 0), ...ofStatus('Available', 1) };
    await show({ ...reader, provider: null, caseCounts, lists }, 'Admin', null);
    expect(textOf(linkTo('/case'))).toContain('7');
    expect(textOf(linkTo('/case?overdue=true'))).toContain('1');
  });
});
