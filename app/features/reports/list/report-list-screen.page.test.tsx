import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { PATIENT } from '#app/core/cases/patient.test-support.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import { aListState } from '#app/ui/lists/list-state.test-support.ts';
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
import type { ReportRow } from './report-list.tsx';
import { ReportListScreen, type ReportListScreenProps } from './report-list-screen.tsx';

const person = { userId: 'usr_demo000001', displayName: 'Dr. Me' };

const rowOf = (at: number, changes: Partial<ReportRow> = {}): ReportRow => ({
  id: `cas_${at}`,
  reportId: `rep_${at}`,
  caseId: `cas_${at}`,
  caseID: `DP-${at}`,
  caseRecordId: `INV26-${at}`,
  version: 1,
  etag: '"v1"',
  reportState: 'Final',
  postSignOut: 'None',
  facilityId: 'fac_demo-1',
  facilityName: 'Invented Clinic',
  patientInfo: PATIENT,
  signedAt: '2026-11-23T15:00:00Z',
  signedBy: person,
  openedAt: null,
  openedBy: null,
  openings: [],
  ...changes,
});

const listOf = (changes: Partial<ListState> = {}) =>
  aListState({ total: 2, sort: '-signedAt', asOf: '2026-11-23T16:00:00Z', ...changes });

const posts: { readonly url: string; readonly sent: Record<string, unknown> }[] = [];

async function show(about: Partial<ReportListScreenProps> = {}): Promise<void> {
  posts.length = 0;
  const element = (
    <ReportListScreen
      reports={[rowOf(1), rowOf(2)]}
      list={listOf()}
      role="Provider"
      searched={null}
      {...about}
    />
  );
  const action = async ({ request }: { request: Request }) => {
    posts.push({ url: request.url, sent: Object.fromEntries(await request.formData()) });
    return null;
  };
  const router = createMemoryRouter([{ path: '/final-report', element, action }], {
    initialEntries: ['/final-report'],
  });
  await mount(<RouterProvider router={router} />);
}

const headings = () => [...document.querySelectorAll('th')].map(textOf);

afterEach(unmount);

describe('the list of reports', () => {
  it('says whose days it looks through, whatever the zone in which it shows them', async () => {
    await show();
    expect(textOf()).toContain('Signed from (time of the facility)');
  });

  it('S2.7-13 names patient, numbers, version and who has opened it, and leads to report and file', async () => {
    const opened = rowOf(1, { version: 3, openedAt: '2026-11-23T15:42:00Z', openedBy: person });
    await show({ reports: [{ ...opened, reportState: 'Amended' }] });
    const row = textOf(found('tbody tr'));
    expect(row).toContain('Haverly, Conrad');
    expect(row).toContain('INV26-1');
    expect(row).toContain('Version 3');
    expect(row).toMatch(/11\/23\/2026 03:42 PM UTC\s?Dr\. Me/);
    expect(named('Open the report of DP-1').getAttribute('href')).toBe('/final-report/cas_1');
    expect(named('PDF of the report of DP-1').getAttribute('href')).toBe('/files/report/cas_1?version=3');
  });

  it('says of a report that an amendment is in progress, and to its facility not', async () => {
    const reports = [rowOf(1, { postSignOut: 'AmendmentInProgress' })];
    await show({ reports });
    expect(textOf(found('tbody tr'))).toContain('Amendment in progress');
    await show({ reports, role: 'MedicalFacility' });
    expect(textOf(found('tbody tr'))).not.toContain('Amendment in progress');
  });

  it('has the columns that tell each role something', async () => {
    await show();
    expect(headings()).toContain('Facility');
    expect(headings()).not.toContain('Signed by');
    await show({ role: 'MedicalFacility' });
    expect(headings()).toContain('Signed by');
    expect(headings()).not.toContain('Facility');
  });

  it('tells no patient to staff who may not know one', async () => {
    await show({ role: 'Admin', reports: [rowOf(1, { patientInfo: null, caseRecordId: null })] });
    expect(textOf(found('tbody tr'))).toContain('Not open to you');
    expect(textOf()).not.toContain('Haverly');
  });

  it('leads staff who may open no report to none', async () => {
    await show({ role: 'Admin', opens: { cases: true, reports: false } });
    expect(textOf(found('tbody tr'))).toContain('DP-1');
    expect(document.querySelectorAll('tbody a')).toHaveLength(0);
  });

  it('gives a facility the chosen ones as one archive, and nobody else', async () => {
    await show();
    expect(document.querySelector('tbody input[type=checkbox]')).toBeNull();
    await show({ role: 'Facility_NP', reports: [rowOf(1), rowOf(2, { version: 4 })] });
    await click(found('[aria-label="Select DP-2"]'));
    const form = found<HTMLFormElement>('form[action="/files/reports"]');
    expect([...new FormData(form).getAll('report')]).toEqual(['cas_2:4']);
    expect(form.method).toBe('post');
  });

  it('gives a facility everything that the list counts, a hundred in an archive', async () => {
    const shown = { role: 'MedicalFacility', reports: [rowOf(1), rowOf(2)] } as const;
    await show({ ...shown, list: listOf({ total: 137 }) });
    await click(found('[aria-label="Select DP-1"]'));
    await click(named('Select the 2 on this page'));
    await click(named('Select all 137'));
    const form = found<HTMLFormElement>('form[action="/files/reports"]');
    const parts = [...form.querySelectorAll('button')].map((one) => [one.value, textOf(one)]);
    expect(parts).toEqual([
      ['1', 'Download 1–100 as zip'],
      ['2', 'Download 101–137 as zip'],
    ]);
    expect(new FormData(form).has('report')).toBe(false);
  });

  it('says when there is none, and when filters hide them', async () => {
    const none = { reports: [], list: listOf({ total: 0 }) };
    await show({ ...none, role: 'MedicalFacility' });
    expect(textOf()).toContain('There is no signed report yet');
    expect(textOf()).toContain('ten minutes after');
    await show({ reports: [], list: listOf({ total: 0, hidden: 2, filters: { state: ['Amended'] } }) });
    expect(textOf()).toContain('They hide 2 reports.');
  });
});

describe('the search for reports', () => {
  it('posts its words and puts none of them into the address', async () => {
    await show();
    await click(named('Find reports'));
    await eventually(() => expect(textOf()).toContain('Give a name, a birth date or a number'));
    await fill(found<HTMLInputElement>('input[name=lastName]'), 'Haverly');
    await fill(found<HTMLInputElement>('input[name=birthDate]'), '31/31/1951');
    await click(named('Find reports'));
    await eventually(() => expect(textOf()).toContain('Enter a date such as'));
    expect(posts).toEqual([]);
    await fill(found<HTMLInputElement>('input[name=birthDate]'), '03/09/1951');
    await click(named('Find reports'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.sent).toMatchObject({ lastName: 'Haverly', birthDate: '03/09/1951' });
    expect(posts[0]?.url).not.toMatch(/haverly/i);
  });

  it('shows what was found with its words, page by page, and the way back', async () => {
    const typed = { lastName: 'Hav', sort: 'patient', page: 2 } as const;
    sessionStorage.setItem('list /final-report', '/final-report?laterality=Left');
    const found2 = { items: [rowOf(2)], page: 2, total: 41, totalPages: 3, typed };
    await show({ searched: { refused: null, found: found2 } });
    expect(textOf()).toContain('41 reports fit');
    expect(found<HTMLInputElement>('#report-search input[name=lastName]').value).toBe('Hav');
    expect(named('Back to the list').getAttribute('href')).toBe('/final-report?laterality=Left');
    sessionStorage.clear();
    // A press on a heading could not know the words.
    expect(document.querySelector('th a')).toBeNull();
    await click(named('Next'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.sent).toMatchObject({ lastName: 'Hav', sort: 'patient' });
  });
});
