import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import type { Answered, Person } from './mock-client.ts';
import { type Desk, dataOf, openDesk, START } from './mock-work.test-support.ts';

const HOUR_MS = 3_600_000;
let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

type Query = Readonly<Record<string, string | number>>;
const ask = (person: Person, query: Query): Promise<Answered> =>
  desk.as(person, 'listCases', { query: { pageSize: 100, ...query } });
const list = async (person: Person, query: Query) =>
  dataOf<{ items: CaseListItem[] }>(await ask(person, query)).items;
const all = () => desk.api.world().cases.list();
const ids = (cases: readonly { readonly id: string }[]) => cases.map(({ id }) => id).toSorted();
const not = (statuses: readonly CaseRecord['status'][]) =>
  all().filter(({ status }) => !statuses.includes(status));

it('the row and the preview of an available case tell the months of an infant, and no birth date', async () => {
  const [first] = await list('provider', { view: 'available', mayPickUp: 'true' });
  const caseId = first?.id ?? '';
  expect(first).toMatchObject({ patientAgeMonths: null });
  const birthDate = new Date(START - 12 * 24 * HOUR_MS).toISOString().slice(0, 10);
  desk.api
    .world()
    .cases.change(caseId, (aCase) => ({ ...aCase, patientInfo: { ...aCase.patientInfo, birthDate } }));
  const row = (await list('provider', { view: 'available' })).find(({ id }) => id === caseId);
  expect(row).toMatchObject({ patientAge: 0, patientAgeMonths: 0, patientInfo: null });
  const preview = dataOf<object>(await desk.as('provider', 'getCasePreview', { params: { caseId } }));
  expect(preview).toMatchObject({ patientAge: 0, patientAgeMonths: 0 });
  expect(JSON.stringify([row, preview])).not.toContain(birthDate);
});

describe('filters of a case list', () => {
  it.each([
    ['priority', 'STAT', ({ priority }: CaseRecord) => priority === 'STAT'],
    ['subspecialty', 'Breast', ({ subspecialty }: CaseRecord) => subspecialty === 'Breast'],
    ['type', 'Consultation', ({ type }: CaseRecord) => type?.value === 'Consultation'],
    ['billingComponent', 2, ({ billingComponent }: CaseRecord) => billingComponent === 2],
    ['providerId', PROVIDER, ({ assignedProviderId }: CaseRecord) => assignedProviderId === PROVIDER],
    ['reportState', 'Final', ({ reportState }: CaseRecord) => reportState === 'Final'],
  ] as const)('by %s leave the cases that fit', async (name, value, fits) => {
    const wanted = not(['Cancelled']).filter(fits);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(not(['Cancelled']).length);
    expect(ids(await list('admin', { view: 'all', [name]: value }))).toEqual(ids(wanted));
  });

  it('narrow what is available, by the facility’s region too, and add up', async () => {
    const free = await list('provider', { view: 'available' });
    const regions = [...new Set(free.map((row) => row.facilityRegion))];
    expect(regions.length).toBeGreaterThan(1);
    for (const region of regions)
      expect(ids(await list('provider', { view: 'available', region }))).toEqual(
        ids(free.filter((row) => row.facilityRegion === region)),
      );
    const both = await list('provider', { view: 'available', priority: 'STAT', billingComponent: 0 });
    expect(ids(both)).toEqual(
      ids(free.filter(({ priority, billingComponent }) => priority === 'STAT' && billingComponent === 0)),
    );
    expect(both.length).toBeGreaterThan(0);
    expect(await list('provider', { view: 'available', providerId: PROVIDER })).toEqual([]);
  });

  it('find what is overdue', async () => {
    const late = await list('admin', { view: 'all', overdue: 'true' });
    expect(late.length).toBeGreaterThan(0);
    for (const { dueAt, status } of late) {
      expect(Date.parse(dueAt ?? '')).toBeLessThan(START);
      expect(['Submitted', 'Available', 'Selected', 'AdditionalWorkRequested', 'QAReview']).toContain(status);
    }
    const rest = await list('admin', { view: 'all', overdue: 'false' });
    expect(ids([...late, ...rest])).toEqual(ids(not(['Cancelled'])));
  });

  it('S2.5-03 S6-04 of completed cases have the reader’s own signed ones, to be viewed and nothing else', async () => {
    const own = ({ assignedProviderId }: CaseRecord) => assignedProviderId === PROVIDER;
    const signed = all().filter((aCase) => own(aCase) && aCase.status === 'SignOutCompleted');
    const listed = await list('provider', { view: 'completed', from: '2020-01-01' });
    expect(ids(listed)).toEqual(ids(signed));
    expect(listed.length).toBeGreaterThan(0);
    for (const { status, permissions } of listed)
      expect([status, permissions]).toEqual([
        'SignOutCompleted',
        { allowView: true, allowEdit: false, allowAssign: false, allowPickup: false },
      ]);
    expect(await list('provider2', { view: 'completed', from: '2020-01-01' })).not.toContainEqual(listed[0]);
  });

  it('count the days of the date that the view is about', async () => {
    const signed = all().find(
      ({ status, assignedProviderId }) => status === 'SignOutCompleted' && assignedProviderId === PROVIDER,
    );
    if (signed === undefined) throw new Error('the demo world has changed');
    desk.changeCase(
      { signedAt: '2026-11-19T15:00:00.000Z', availableAt: '2026-11-10T15:00:00.000Z' },
      signed.id,
    );
    const on = async (day: string) => ids(await list('provider', { view: 'completed', from: day, to: day }));
    expect([await on('2026-11-19'), await on('2026-11-10')]).toEqual([[signed.id], []]);
    const held = all().find(
      ({ status, assignedProviderId }) => status === 'Selected' && assignedProviderId === PROVIDER,
    );
    desk.changeCase({ selectedAt: '2026-11-12T15:00:00.000Z', sentAt: '2026-11-11T15:00:00.000Z' }, held?.id);
    const mine = await list('provider', { view: 'mine', from: '2026-11-12', to: '2026-11-12' });
    expect(ids(mine)).toEqual([held?.id]);
  });
});

describe('the order of a case list', () => {
  const orderOf = async (person: Person, view: string, sort: string) => list(person, { view, sort });

  it.each([
    ['provider', (row: CaseListItem) => row.provider?.displayName ?? null],
    ['accession', (row: CaseListItem) => row.caseRecordId],
    ['sentAt', (row: CaseListItem) => row.sentAt],
    ['signedAt', (row: CaseListItem) => row.signedAt],
    ['openRequests', (row: CaseListItem) => row.openRequests],
    [
      'grossTurnaround',
      (row: CaseListItem) => (row.signedAt === null ? null : (row.turnaround?.grossHours ?? null)),
    ],
    [
      'netTurnaround',
      (row: CaseListItem) => (row.signedAt === null ? null : (row.turnaround?.netHours ?? null)),
    ],
    [
      'patient',
      ({ patientInfo }: CaseListItem) =>
        patientInfo === null ? null : `${patientInfo.lastName} ${patientInfo.firstName}`.toLowerCase(),
    ],
  ] as readonly (readonly [string, (row: CaseListItem) => string | number | null])[])(
    'goes by %s, up and down, without a value last',
    async (key, valueOf) => {
      for (const sort of [key, `-${key}`]) {
        const values = (await orderOf('admin', 'all', sort)).map(valueOf);
        const known = values.flatMap((value) => (value === null ? [] : [value]));
        expect(known.length).toBeGreaterThan(2);
        expect(values.slice(known.length).every((value) => value === null)).toBe(true);
        const inOrder = known.toSorted((one, other) => (one < other ? -1 : Number(one > other)));
        expect(known).toEqual(sort === key ? inOrder : inOrder.toReversed());
      }
    },
  );

  it('goes by urgency: what is overdue, then what is open by its priority, and last what is over', async () => {
    const late = new Set(ids(await list('admin', { view: 'all', overdue: 'true' })));
    const rows = await orderOf('admin', 'all', 'urgency');
    const isOver = ({ status }: CaseListItem) => status === 'SignOutCompleted';
    const rank = (row: CaseListItem) => {
      if (late.has(row.id)) return 0;
      return (isOver(row) ? 5 : 2) - ['Routine', 'Expedited', 'STAT'].indexOf(row.priority ?? '') / 2;
    };
    const ranks = rows.map(rank);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(rows.some((row) => isOver(row) && row.priority !== 'Routine')).toBe(true);
    expect(rows.some((row) => !isOver(row) && row.priority === 'Routine')).toBe(true);
  });

  it('follows what it leans on: names, and requests that come and go', async () => {
    const first = async (sort: string) => (await orderOf('admin', 'all', sort))[0];
    expect((await first('provider'))?.provider?.userId).toBe(PROVIDER);
    desk.api.world().users.change(SECOND_PROVIDER, (user) => ({ ...user, displayName: 'Aaron Aaronson' }));
    expect((await first('provider'))?.provider?.userId).toBe(SECOND_PROVIDER);
    const held = all().find(
      ({ status, assignedProviderId }) => status === 'Selected' && assignedProviderId === PROVIDER,
    );
    const questions = ['One?', 'Two?', 'Three?', 'Four?', 'Five?'].map((word) => ({
      about: 'other',
      text: `What was meant by ${word}`,
    }));
    await desk.as('provider', 'askForInformation', {
      params: { caseId: held?.id ?? '' },
      version: held?.version ?? 0,
      body: { questions },
    });
    const busy = (await orderOf('admin', 'all', '-openRequests')).map(({ id, openRequests }) => [
      id,
      openRequests,
    ]);
    expect(busy).toContainEqual([held?.id, 5]);
    const counts = busy.map(([, count]) => Number(count));
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  });

  it('is by the latest signature in what is completed', async () => {
    const mine = { assignedProviderId: PROVIDER, signerId: PROVIDER };
    for (const [at, one] of all()
      .filter(({ status }) => status === 'SignOutCompleted')
      .entries())
      desk.changeCase(
        { ...mine, signedAt: new Date(START - ((at * 7) % 5) * HOUR_MS).toISOString() },
        one.id,
      );
    const dates = (await list('provider', { view: 'completed', from: '2020-01-01' })).map(
      ({ signedAt }) => signedAt,
    );
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('of what is completed has the last 30 days, unless an earlier first or last day is asked for', async () => {
    const [one] = all().filter(({ status }) => status === 'SignOutCompleted');
    if (one === undefined) throw new Error('the demo world has changed');
    const signedAt = new Date(START - 40 * 24 * HOUR_MS).toISOString();
    desk.changeCase({ assignedProviderId: PROVIDER, signerId: PROVIDER, signedAt }, one.id);
    const isListed = async (query: Query) =>
      ids(await list('provider', { view: 'completed', ...query })).includes(one.id);
    expect(await isListed({})).toBe(false);
    expect(await isListed({ from: '2026-10-01' })).toBe(true);
    expect(await isListed({ to: '2026-10-15' })).toBe(true);
    expect(await isListed({ to: '2026-10-01' })).toBe(false);
  });

  it('never tells who a patient is to whoever may not know', async () => {
    for (const sort of ['patient', '-accession', 'dueAt,patient'])
      expect(await ask('provider', { view: 'available', sort })).toMatchObject({
        status: 403,
        code: 'FORBIDDEN_ROLE',
      });
    expect((await ask('provider', { view: 'mine', sort: 'patient' })).status).toBe(200);
    desk.api
      .world()
      .users.change('usr_demo000006', (user) => ({ ...user, staffRole: 'Relationship_Manager' }));
    expect(await ask('admin', { view: 'all', sort: 'patient' })).toMatchObject({ status: 403 });
    expect(JSON.stringify(await list('admin', { view: 'all' }))).not.toContain('"nameAlert":true');
  });
});

describe('names that are near', () => {
  it('stand as an alert on both cases, for admins who may know patients', async () => {
    const [one, other, third] = all().filter(({ status }) => status === 'Available');
    if (one === undefined || other === undefined || third === undefined)
      throw new Error('the demo world has changed');
    const nameOf = (lastName: string, firstName: string, medicalRecordNumber: string, sentAt: string) => ({
      facilityId: 'fac_demo-1',
      sentAt,
      patientInfo: { ...one.patientInfo, lastName, firstName, medicalRecordNumber },
    });
    const sentAt = new Date(START - HOUR_MS).toISOString();
    desk.changeCase(nameOf('Tarrantino', 'Dolores', 'M-1', sentAt), one.id);
    desk.changeCase(nameOf('Tarantino', 'Delores', 'M-2', sentAt), other.id);
    desk.changeCase(nameOf('Tarantino', 'Dolores', 'M-3', '2026-10-01T10:00:00.000Z'), third.id);
    const alerted = (await list('admin', { view: 'all' })).filter(({ nameAlert }) => nameAlert);
    // Two of the published cases are of a Dolores and a Delores.
    expect(ids(alerted)).toEqual(
      ids([one, other, { id: 'cas_dp-2026-000007' }, { id: 'cas_dp-2026-000008' }]),
    );
    expect((await list('facility', { view: 'send-out' })).some(({ nameAlert }) => nameAlert)).toBe(false);
    const intake = dataOf<{ nameAlerts: object[] }>(
      await desk.as('admin', 'getCaseIntake', { params: { caseId: one.id } }),
    );
    expect(intake.nameAlerts).toEqual([
      {
        caseId: other.id,
        caseID: other.caseID,
        caseRecordId: other.caseRecordId,
        status: 'Available',
        sentAt,
        likeness: 'near',
        patient: { lastName: 'Tarantino', firstName: 'Delores', birthDate: one.patientInfo.birthDate },
      },
    ]);
  });
});
