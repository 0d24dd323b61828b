import { afterEach, describe, expect, it } from 'vitest';
import { PATIENT } from '#app/core/cases/patient.test-support.ts';
import { found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { AdminDashboard, CaseListItem } from '#contracts/generated/wire.ts';
import { adminFigures, hoursText, orderAges } from '../admin-home/admin-figures.ts';
import { AdminHomePage } from '../admin-home/admin-home-page.tsx';
import { aCase, aList, NOW } from '../lists/case-item.test-support.ts';
import { AdminCasesPage } from './admin-cases-page.tsx';
import { ageWords } from './status-board.tsx';

const cases = (query: Record<string, string | boolean | readonly string[]>) => ({
  operationId: 'listCases' as const,
  query: { view: 'all', ...query } as Record<string, string | boolean | string[]>,
});
const none = { cases: 0, medianHours: null, p90Hours: null, netMedianHours: null };
const some = { cases: 4, medianHours: 5.25, p90Hours: 20, netMedianHours: 4 };
const vellacott = { userId: 'usr_demo000002', displayName: 'Dr. Imara Vellacott' };

const overview: AdminDashboard = {
  asOf: NOW,
  days: 30,
  caseCounts: [
    { status: 'Available', count: 15, overdue: 2 },
    { status: 'SignOutCompleted', count: 3, overdue: 0 },
  ],
  tasks: { open: 5, dueToday: 1, overdue: 2 },
  turnaround: some,
  byFacility: [{ facilityId: 'fac_demo-1', facilityName: 'Riverbend', turnaround: some }],
  bySubspecialty: [{ subspecialty: null, turnaround: none }],
  openOrders: { underOneDay: 1, oneToTwoDays: 0, twoToFiveDays: 0, overFiveDays: 2 },
  rates: { amended: 1, mismatchPercent: null, amendmentPercent: 25 },
  licencesEnding: [{ provider: vellacott, region: 'OH', expiresOn: '2026-12-01', openCases: 2 }],
  providerLoad: [{ provider: vellacott, openCases: 25, openCaseLimit: 25, overdue: 1 }],
  ages: [{ status: 'Available', bands: [{ fromHours: 120, untilHours: null, count: 4 }] }],
  range: { from: '2026-11-14', to: '2026-11-21', timeZone: 'UTC', step: 'week' },
  series: [
    { of: 'sent', points: [{ day: '2026-11-16', from: NOW, before: NOW, count: 7 }] },
    { of: 'signed', points: [{ day: '2026-11-16', from: NOW, before: NOW, count: 3 }] },
  ],
  turnaroundSeries: {
    facilityId: null,
    facilityName: null,
    subspecialty: null,
    points: [
      { day: '2026-11-09', from: NOW, before: NOW, turnaround: { ...some, medianHours: 8 } },
      { day: '2026-11-16', from: NOW, before: NOW, turnaround: none },
      { day: '2026-11-18', from: NOW, before: NOW, turnaround: some },
    ],
  },
  lists: {
    'caseCounts.0.count': cases({ status: ['Available'] }),
    'caseCounts.0.overdue': cases({ status: ['Available'], overdue: true }),
    'caseCounts.1.count': cases({ status: ['SignOutCompleted'] }),
    'caseCounts.1.overdue': cases({ status: ['SignOutCompleted'], overdue: true }),
    'ages.0.bands.0.count': cases({ status: ['Available'], statusBefore: NOW }),
    'series.0.points.0.count': cases({ sentFrom: NOW }),
    'turnaroundSeries.points.0.turnaround.cases': cases({ signedFrom: NOW, signedBefore: NOW }),
    'byFacility.0.turnaround.cases': cases({ facilityId: 'fac_demo-1', signedFrom: NOW }),
    ...Object.fromEntries(
      ['underOneDay', 'oneToTwoDays', 'twoToFiveDays', 'overFiveDays'].map((age) => [
        `openOrders.${age}`,
        cases({ status: ['AdditionalWorkRequested'], statusFrom: age }),
      ]),
    ),
    'tasks.overdue': { operationId: 'listTasks', query: { view: 'admin', overdue: true } },
    'providerLoad.0.openCases': cases({ providerId: vellacott.userId }),
    'licencesEnding.0.openCases': cases({ providerId: vellacott.userId, region: ['OH'] }),
  },
};

const held: CaseListItem = aCase('DP-1', {
  patientInfo: PATIENT,
  caseRecordId: 'INV26-1',
  onHold: true,
  nameAlert: true,
});
const unknown = aCase('DP-2', { status: 'Selected', provider: vellacott });
const headings = () => [...document.querySelectorAll('thead th')].map(textOf);
const hrefOf = (name: string) => named(name).getAttribute('href');

afterEach(unmount);

describe('the cases of the operator', () => {
  it('S2.4-02 have who, how urgent and until when, what is unusual, and more columns to choose', async () => {
    await mountPage(<AdminCasesPage cases={[held, unknown]} list={aList(2)} overview={null} />);
    expect(textOf(found('h1'))).toBe('All Cases');
    expect(headings()).toEqual([
      'Due',
      'Priority',
      'Status',
      'Patient',
      'Accession',
      'Case',
      'Type, subspecialty',
      'Facility, state',
      'Pathologist',
      'Marks',
    ]);
    expect(textOf(found('[data-label=Marks]'))).toBe('On holdName alert');
    // Whoever of the staff may know no patient is told so, and not that nothing was entered.
    expect(textOf(found('tbody tr:nth-child(2) [data-label=Patient]'))).toContain('Not open to you');
    expect(hrefOf('DP-1: details')).toBe('/case-details/cas_dp-1');
    expect(named('Find by patient or number').getAttribute('href')).toBe('/show-cases#find');
    const list = aList(1, { columns: ['netTurnaround', 'stains'] });
    await mountPage(<AdminCasesPage cases={[held]} list={list} overview={null} />);
    expect(headings()).toContain('Net turnaround');
    expect(headings()).toContain('Stains');
    expect(headings()).not.toContain('Marks');
  });

  it('stand under a board whose numbers lead to the cases that they count', async () => {
    await mountPage(<AdminCasesPage cases={[held]} list={aList(1)} overview={overview} />);
    expect(hrefOf('15 cases, Available')).toBe('/case?status=Available');
    expect(hrefOf('2 overdue, Available')).toBe('/case?status=Available&overdue=true');
    expect(hrefOf('4 for over 5 days, Available')).toContain('statusBefore=');
  });

  it.each([
    [{ fromHours: 0, untilHours: 24 }, 'under 1 day'],
    [{ fromHours: 24, untilHours: 48 }, '1 to 2 days'],
    [{ fromHours: 120, untilHours: null }, 'over 5 days'],
  ])('say an age as %o: %s', (band, words) => {
    expect(ageWords(band)).toBe(words);
  });
});

describe('the dashboard of the operator', () => {
  it('S2.4-01 has six figures at most, each with what it counts and where that is listed', () => {
    const figures = adminFigures(overview);
    expect(figures.map(({ label, count, to }) => [label, count, to])).toEqual([
      ['Cases overdue', 2, '/case?overdue=true'],
      ['Tasks overdue', 2, '/tasks?overdue=true'],
      ['Tasks due today', 1, null],
      ['Waiting for slides or answers', 3, '/case?status=AdditionalWorkRequested'],
      ['Signed out in 30 days', 4, null],
      ['Of these amended', 1, null],
    ]);
    expect(orderAges(overview).map(({ count }) => count)).toEqual([1, 0, 0, 2]);
    expect([hoursText(null), hoursText(5.26), hoursText(20.44), hoursText(60)]).toEqual([
      '–',
      '5.3 h',
      '20.4 h',
      '2.5 d',
    ]);
  });

  it('says turnaround, load and licences by name, and leads from each number to its cases', async () => {
    await mountPage(<AdminHomePage dashboard={overview} moment="now" />);
    expect(textOf()).toContain('7 sent out, 3 signed out');
    expect(textOf()).toContain('2 waited over 5 days');
    expect(hrefOf('4 signed out, Riverbend')).toContain('facilityId=fac_demo-1');
    expect(hrefOf('25 open cases of Dr. Imara Vellacott')).toBe('/case?providerId=usr_demo000002');
    expect(hrefOf('2 open cases of Dr. Imara Vellacott in OH')).toContain('region=OH');
    expect(hrefOf('Dr. Imara Vellacott')).toBe('/UserDetail/usr_demo000002');
    expect(textOf()).toContain('Reports amended25 %');
    expect(hrefOf('90 days')).toBe('/?days=90');
  });

  it('says that there is no case in place of an empty board', async () => {
    await mountPage(<AdminHomePage dashboard={{ ...overview, caseCounts: [] }} moment="now" />);
    expect(textOf()).toContain('Cases by status and ageThere are no cases yet.');
  });

  it('says in the same words at each turnaround that a STAT case counts every hour', async () => {
    await mountPage(<AdminHomePage dashboard={overview} moment="now" />);
    const hours = 'in working hours, but every hour of a STAT case';
    const captions = [...document.querySelectorAll('caption')].map((one) => textOf(one));
    expect(captions).toEqual(
      expect.arrayContaining([`Turnaround by facility, ${hours}`, `Turnaround by subspecialty, ${hours}`]),
    );
    expect(textOf(found('#turnaround-over-time'))).toContain(
      'In working hours, but every hour of a STAT case,',
    );
    expect(textOf()).toContain('Turnaround in working hours, but every hour of a STAT case.');
  });

  it('says where it has no room for all facilities, pathologists and licences', async () => {
    const full = {
      byFacility: Array.from({ length: 50 }, (_, at) => ({
        facilityId: `fac_${at}`,
        facilityName: `Laboratory ${at}`,
        turnaround: some,
      })),
      providerLoad: Array.from({ length: 100 }, (_, at) => ({
        provider: { userId: `usr_${at}`, displayName: `Dr. ${at}` },
        openCases: 1,
        openCaseLimit: 25,
        overdue: 0,
      })),
      licencesEnding: Array.from({ length: 100 }, (_, at) => ({
        provider: { userId: `usr_${at}`, displayName: `Dr. ${at}` },
        region: 'OH' as const,
        expiresOn: '2026-12-01',
        openCases: 0,
      })),
    };
    await mountPage(<AdminHomePage dashboard={{ ...overview, ...full }} moment="now" />);
    const text = textOf(document.body);
    expect(text).toContain('Only the 50 facilities with the most signed cases are shown.');
    expect(text).toContain('Only the 100 pathologists with the most open cases are shown.');
    expect(text).toContain('Only the 100 licences that end first are shown.');
    await mountPage(<AdminHomePage dashboard={overview} moment="now" />);
    expect(textOf(document.body)).not.toContain('Only the');
  });

  it('S2.4-01 shows median and 90th percentile over time, of all or of one, each point with the cases it counts', async () => {
    await mountPage(<AdminHomePage dashboard={overview} moment="now" />);
    expect(textOf()).toContain('The median fell from 8 h to 5.3 h');
    expect(hrefOf('Week from 11/09: Median 8')).toContain('/case?signedFrom=');
    expect(hrefOf('Week from 11/09: 90th percentile 20')).toContain('signedBefore=');
    expect(hrefOf('Week from 11/16: Sent out 7')).toContain('/case?sentFrom=');
    const table = [...document.querySelectorAll('figure table')].find((one) =>
      textOf(one).includes('90th percentile'),
    );
    expect(
      [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => [...row.children].map(textOf)),
    ).toEqual([
      ['11/09', '8', '20', '4'],
      ['11/16', 'Not recorded', 'Not recorded', '0'],
      ['11/18', '5.25', '20', '4'],
    ]);
    expect(table?.querySelectorAll('a').length).toBe(3);
    expect(hrefOf('Riverbend: over time')).toBe('/?ofFacility=fac_demo-1#turnaround-over-time');
    const of = { ...overview.turnaroundSeries, facilityId: 'fac_demo-1', facilityName: 'Riverbend' };
    await mountPage(<AdminHomePage dashboard={{ ...overview, turnaroundSeries: of }} moment="now" />);
    expect(textOf(found('#turnaround-over-time'))).toContain('Riverbend Show all cases');
  });

  it('asks for a past hour by the clock of a zone that it names', async () => {
    await mountPage(<AdminHomePage dashboard={overview} moment="now" />);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(textOf(found('label:has(+ input[name=asOf]), label:has(input[name=asOf])'))).toBe(
      `As of (${timeZone})`,
    );
  });

  it('of a past hour says so, and leads to no list, because lists are of now', async () => {
    await mountPage(<AdminHomePage dashboard={{ ...overview, lists: {} }} moment="past" />);
    expect(textOf(found('[role=status]'))).toContain('This is how things stood at ');
    expect(found<HTMLInputElement>('input[name=asOf]').value).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
    expect(adminFigures({ ...overview, lists: {} }).map(({ to }) => to)).toEqual(Array(6).fill(null));
    expect([...document.querySelectorAll('a[href^="/case"], a[href^="/tasks"]')]).toEqual([]);
  });
});
