import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { PATIENT } from '#app/core/cases/patient.test-support.ts';
import {
  click,
  eventually,
  fill,
  found,
  mount,
  named,
  textOf,
  unmount,
} from '#app/ui/mount.test-support.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { aCase, aList } from '../lists/case-item.test-support.ts';
import { RoleCasesPage, type RoleCasesPageProps } from './role-cases-page.tsx';

const held = aCase('DP-1', { status: 'Selected', patientInfo: PATIENT, caseRecordId: 'INV26-1' });
const signed = aCase('DP-2', {
  status: 'SignOutCompleted',
  patientInfo: PATIENT,
  reportState: 'Final',
  provider: { userId: 'usr_demo000001', displayName: 'Dr. Me' },
});
const draft: CaseListItem = {
  ...aCase('DP-3', { status: 'Draft', sentAt: null }),
  caseID: null,
  type: null,
  billingComponent: null,
  patientGender: null,
  patientAge: null,
  draft: {
    lastName: null,
    firstName: null,
    createdAt: '2026-11-21T12:00:00Z',
    createdBy: { userId: 'usr_2', displayName: 'Riley Fenwick' },
  },
};

let addressNow = () => '';
const posts: { readonly url: string; readonly sent: Record<string, unknown> }[] = [];

async function show(about: Partial<RoleCasesPageProps> = {}, address = '/show-cases'): Promise<void> {
  posts.length = 0;
  const element = (
    <RoleCasesPage name="showCases" cases={[held, signed]} list={aList(2)} role="Provider" {...about} />
  );
  const action = async ({ request }: { request: Request }) => {
    posts.push({ url: request.url, sent: Object.fromEntries(await request.formData()) });
    return null;
  };
  const router = createMemoryRouter([{ path: '/show-cases', element, action }], {
    initialEntries: [address],
  });
  addressNow = () => router.state.location.pathname + router.state.location.search;
  await mount(<RouterProvider router={router} />);
}

const headings = () => [...document.querySelectorAll('th')].map(textOf);
const cellOf = (label: string, row = 1) =>
  textOf(found(`tbody tr:nth-child(${row}) [data-label="${label}"]`));

afterEach(unmount);

describe('the cases of a role', () => {
  it('S2.6-02 S2.7-02 say whose case it is, where it stands and until when, and lead to it', async () => {
    await show();
    expect(cellOf('Patient')).toContain('Haverly, Conrad');
    expect(cellOf('Accession')).toBe('INV26-1');
    expect(cellOf('Status', 2)).toBe('Signed out');
    expect(named('DP-1: details').getAttribute('href')).toBe('/case-details/cas_dp-1');
    expect(named('Final: report of DP-2').getAttribute('href')).toBe('/final-report/cas_dp-2');
    expect(cellOf('Report')).toBe('No report yet');
    expect(cellOf('Due', 2)).toBe('No longer due');
    expect(cellOf('Due')).toContain('in 2 d');
  });

  it('tell the facility when the report of a signed case comes', async () => {
    const unread = { ...signed, reportState: 'Draft' as const, signedAt: '2026-11-21T10:00:00Z' };
    await show({ role: 'MedicalFacility', cases: [unread], list: aList(1) });
    expect(cellOf('Report')).toMatch(/^Comes at \d+:10 [AP]M$/);
  });

  it.each([
    ['Submitted', 'Not yet'],
    ['Cancelled', 'No longer due'],
  ] as const)('say of a case in state %s without a due time: %s', async (status, text) => {
    await show({ cases: [aCase('DP-4', { status, dueAt: null })], list: aList(1) });
    expect(cellOf('Due')).toBe(text);
  });

  it('tell the time of a case that is back with its facility, and not that it is late, which Overdue does not list', async () => {
    const dueAt = '2026-11-20T10:00:00Z';
    const rows = [
      aCase('DP-4', { status: 'Returned', dueAt }),
      aCase('DP-5', { status: 'Submitted', dueAt }),
    ];
    await show({ role: 'Admin', cases: rows, list: aList(2) });
    expect(cellOf('Due')).toContain('11/20/2026');
    expect(cellOf('Due')).not.toContain('overdue');
    expect(cellOf('Due', 2)).toContain('overdue');
  });

  it.each(['Provider', 'MedicalFacility', 'Admin'] as const)(
    'put no number of a patient into the address, at Enter neither, and say to a %s where it is looked for',
    async (role) => {
      await show({ role });
      await fill(found<HTMLInputElement>('[data-list-search]'), 'EX-4410131');
      act(() => found<HTMLFormElement>('form[role=search]').requestSubmit());
      expect(found('form[role=search] p').textContent).toContain('A patient, a birth date and other numbers');
      expect(addressNow()).toBe('/show-cases');
    },
  );

  it('open the search by patient for whoever followed a link to it', async () => {
    await show();
    expect(found<HTMLDetailsElement>('#find').open).toBe(false);
    await unmount();
    await show({}, '/show-cases#find');
    expect(found<HTMLDetailsElement>('#find').open).toBe(true);
  });

  it('lead staff to no page of a case that is closed to their duty', async () => {
    await show({ role: 'Admin', opens: { cases: true, reports: false } });
    expect(cellOf('Report', 2)).toBe('Final');
    expect(named('DP-2: details').getAttribute('href')).toBe('/case-details/cas_dp-2');
    expect(() => named('Final: report of DP-2')).toThrow();
    await show({ role: 'Admin', opens: { cases: false, reports: false } });
    expect(cellOf('Case', 2)).toBe('DP-2');
    expect(document.querySelectorAll('tbody a')).toHaveLength(0);
  });

  it('tell the pathologist and the operator of an addendum in progress, and the facility not', async () => {
    const cases = [{ ...signed, postSignOut: 'AddendumInProgress' as const }];
    for (const role of ['Provider', 'Admin', 'MedicalFacility'] as const) {
      for (const reports of [true, false]) {
        await show({ role, cases, list: aList(1), opens: { cases: true, reports } });
        if (role === 'MedicalFacility') expect(cellOf('Report')).not.toContain('in progress');
        else expect(cellOf('Report')).toContain('Addendum in progress');
      }
    }
  });

  it('tell each role what the others know already of theirs', async () => {
    await show();
    expect(headings()).toContain('Facility, state');
    expect(headings()).not.toContain('Pathologist');
    await show({ role: 'MedicalFacility' });
    expect(headings()[0]).toBe('Sent out');
    expect(headings()).toContain('Pathologist');
    expect(headings()).not.toContain('Facility, state');
    expect(cellOf('Pathologist')).toBe('Nobody yet');
    await show({ role: 'Admin' });
    expect(headings()).toEqual(expect.arrayContaining(['Facility, state', 'Pathologist']));
  });

  it('give no order by patient to staff, of whom some may know none, and say what is closed', async () => {
    await show({ role: 'Admin', cases: [aCase('DP-4', { status: 'Submitted' })], list: aList(1) });
    expect(cellOf('Patient')).toBe('Not open to you');
    expect(cellOf('Accession')).toBe('Not open to you');
    expect(() => named('Patient')).toThrow();
    await show();
    expect(named('Patient').getAttribute('href')).toBe('/show-cases?sort=patient');
  });

  it('name what a draft lacks, and lead nowhere that it does not have', async () => {
    await show({ role: 'Facility_NP', cases: [draft], list: aList(1) });
    expect(cellOf('Patient')).toContain('Not entered yet');
    expect(cellOf('Sent out')).toBe('Not yet');
    expect(document.querySelector('tbody a')).toBeNull();
    // One that was taken back has its number still.
    await show({ role: 'Facility_NP', cases: [{ ...draft, caseID: 'DP-3' }], list: aList(1) });
    expect(cellOf('Case')).toBe('DP-3');
    expect(document.querySelector('tbody a')).toBeNull();
  });

  it.each(['Admin', 'Facility_NP'] as const)(
    'lead %s into the form of a draft, which has no other page',
    async (role) => {
      const listed = (changes: Partial<CaseListItem>) =>
        show({ role, cases: [{ ...draft, ...changes }], list: aList(1) });
      await listed({ allowedActions: ['edit'] });
      const link = found('tbody a');
      expect(link.getAttribute('href')).toBe(`/upload-project?case=${draft.id}`);
      expect(textOf(link)).toBe(`Edit draft, no patient yet, ${draft.facilityName}`);
      await listed({ allowedActions: ['edit'], caseID: 'DP-3' });
      expect(textOf(found('tbody a'))).toMatch(/^Edit draft DP-3, /);
      await listed({ allowedActions: [] });
      expect(document.querySelector('tbody a')).toBeNull();
    },
  );

  it('name the way from the list without a search to the one that has it', async () => {
    await show({ name: 'projectList' });
    expect(document.querySelector('#case-search')).toBeNull();
    expect(named('Find by patient or number').getAttribute('href')).toBe('/show-cases#find');
    expect(named('Completed Cases').getAttribute('href')).toBe('/completedCases');
  });

  it.each([
    ['Provider', 'You have no open cases', 'Find a case'],
    ['MedicalFacility', 'Your facility has no cases yet', 'Create a case'],
    ['Admin', 'There are no cases yet', null],
  ] as const)('say what comes next when %s has none', async (role, title, next) => {
    await show({ role, cases: [], list: aList(0) });
    expect(textOf(found('h2'))).toBe(title);
    if (next !== null) expect(named(next).getAttribute('href')).toMatch(/^\//);
  });

  it('say what the filters hide', async () => {
    await show({ cases: [], list: aList(0, { hidden: 3, filters: { status: ['QAReview'] } }) });
    expect(textOf()).toContain('They hide 3 cases.');
  });
});

describe('the search for cases', () => {
  it('posts its words and puts none of them into the address', async () => {
    await show();
    await click(named('Find cases'));
    await eventually(() => expect(textOf()).toContain('Give a name, a birth date or a number'));
    await fill(found<HTMLInputElement>('input[name=lastName]'), 'Haverly');
    await fill(found<HTMLInputElement>('input[name=birthDate]'), '31/31/1951');
    await click(named('Find cases'));
    await eventually(() => expect(textOf()).toContain('Enter a date such as'));
    expect(posts).toEqual([]);
    await fill(found<HTMLInputElement>('input[name=birthDate]'), '03/09/1951');
    await click(named('Find cases'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.sent).toMatchObject({ lastName: 'Haverly', birthDate: '03/09/1951' });
    expect(posts[0]?.url).not.toMatch(/haverly/i);
  });

  it('shows what was found in place of the list, page by page, with the words and the way back', async () => {
    const typed = { lastName: 'Hav', page: 2 };
    const answer = { items: [signed], page: 2, total: 41, totalPages: 3, typed };
    await show({ searched: { refused: null, found: answer } });
    expect(textOf()).toContain('41 cases fit');
    expect(textOf(found('tbody td[data-label=Patient]'))).toContain('Born 03/09/1951 · ');
    expect(textOf()).not.toContain('DP-1');
    expect(found<HTMLInputElement>('#case-search input[name=lastName]').value).toBe('Hav');
    expect(named('Back to the list').getAttribute('href')).toBe('/show-cases');
    // A press on a heading could not know the words.
    expect(document.querySelector('th a')).toBeNull();
    await click(named('Next'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.sent).toMatchObject({ lastName: 'Hav', page: '3' });
  });

  it('says that nothing fits', async () => {
    const answer = { items: [], page: 1, total: 0, totalPages: 0, typed: { number: 'DP-9', page: 1 } };
    await show({ searched: { refused: null, found: answer } });
    expect(textOf(found('section [role=status]'))).toBe('No case fits');
  });
});
