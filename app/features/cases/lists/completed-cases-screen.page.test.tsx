import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PATIENT } from '#app/core/cases/patient.test-support.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import { found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { aCase, aList } from './case-item.test-support.ts';
import { CompletedCasesScreen } from './completed-cases-screen.tsx';

const signed = aCase('DP-5', {
  status: 'SignOutCompleted',
  reportState: 'Amended',
  caseRecordId: 'PMD26-00005',
  signedAt: '2026-11-20T15:00:00Z',
  turnaround: {
    grossHours: 72,
    netHours: 30.44,
    targetHours: 48,
    grossDays: 3,
    netDays: 2,
    gross: 'red',
    net: 'green',
    isRunning: false,
  },
  patientInfo: PATIENT,
  allowedActions: ['open', 'amend'],
});

async function show(cases: readonly CaseListItem[], about: Partial<ListState> = {}) {
  const element = (
    <CompletedCasesScreen cases={cases} list={aList(cases.length, { sort: '-signedAt', ...about })} />
  );
  const routes = [{ path: '/completedCases', element }];
  await mount(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/completedCases'] })} />,
  );
}

describe('completed cases', () => {
  it('name patient, accession and report, and how long the case took without and with waiting', async () => {
    await show([signed]);
    const cell = (label: string) => found(`tbody td[data-label="${label}"]`);
    expect(textOf(cell('Patient'))).toBe('Haverly, Conrad75 y, Male');
    expect(textOf(cell('Accession'))).toBe('PMD26-00005');
    expect(textOf(cell('Report'))).toBe('Amended');
    expect(textOf(cell('Turnaround'))).toBe('30.4 h');
    expect(cell('Turnaround').querySelector('span')?.title).toBe(
      '3 working days with the time that the case waited for others',
    );
  });

  it('say of a report that an amendment of it is in progress', async () => {
    await show([{ ...signed, postSignOut: 'AmendmentInProgress' }]);
    expect(textOf(found('tbody td[data-label="Report"]'))).toBe('AmendedAmendment in progress');
  });

  it('can be looked for on other days where none was signed lately', async () => {
    await show([]);
    expect(textOf()).toContain('You have signed out no case in the last 30 days');
    expect(found('form[role=search] input[name=from]')).toBeTruthy();
    expect(textOf()).toContain('From (time of the facility)');
  });

  it('lead to the report and to the slides, by id alone', async () => {
    await show([signed]);
    expect(named('Report of DP-5').getAttribute('href')).toBe('/final-report/cas_dp-5');
    expect(named('View slides of DP-5').getAttribute('href')).toBe('/viewer?case=cas_dp-5');
  });

  it('do not offer slides that the API does not open', async () => {
    await show([{ ...signed, allowedActions: [], turnaround: null }]);
    expect(() => named('View slides of DP-5')).toThrow();
    expect(textOf(found('tbody td[data-label=Turnaround]'))).toBe('–');
  });

  it('say what comes next when there are none', async () => {
    await show([]);
    expect(textOf(found('h2'))).toBe('You have signed out no case in the last 30 days');
    expect(named('Go to My Cases').getAttribute('href')).toBe('/selectedCases');
  });
});
