import { beforeAll, describe, expect, it } from 'vitest';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { type Answered, key, type MockClient, mockInProcess, type Person } from './mock-client.ts';

const AVAILABLE = 'cas_dp-2026-000004';
const PEOPLE: readonly Person[] = ['provider', 'provider2', 'provisional', 'facility', 'np', 'admin'];

let api: MockApi;
let client: MockClient;
const tokens = new Map<Person, string>();

beforeAll(async () => {
  ({ api, client } = mockInProcess());
  for (const person of PEOPLE) tokens.set(person, await client.logIn(person));
});

/** One case brought into a state and an ownership; the rest of the world stays. */
function give(changes: Partial<CaseRecord>): string {
  const { cases } = api.world();
  const original = {
    assignedProviderId: null,
    qaProviderId: null,
    releases: [],
    status: 'Available' as const,
  };
  cases.change(AVAILABLE, (record) => ({ ...record, ...original, facilityId: 'fac_demo-1', ...changes }));
  return cases.find(AVAILABLE)?.id ?? '';
}

type Ask = (person: Person) => Promise<Answered>;
const params = { caseId: AVAILABLE };
const asks: Readonly<Record<string, Ask>> = {
  getCase: (person) => client.ask('getCase', { params, as: tokens.get(person) ?? null }),
  getViewerCase: (person) => client.ask('getViewerCase', { params, as: tokens.get(person) ?? null }),
  getCasePreview: (person) => client.ask('getCasePreview', { params, as: tokens.get(person) ?? null }),
  getDownloadLink: (person) =>
    client.ask('getDownloadLink', { params: { blobId: 'demo-04-a-1-1' }, as: tokens.get(person) ?? null }),
  getAnnotations: (person) =>
    client.ask('getAnnotations', {
      params: { ...params, imageId: 'img_demo-04-a-1-1' },
      as: tokens.get(person) ?? null,
    }),
  putAnnotations: (person) =>
    client.ask('putAnnotations', {
      params: { ...params, imageId: 'img_demo-04-a-1-1' },
      headers: { 'If-Match': '"v9"' },
      body: { checksum: null, rulers: [], patches: [], log: [] },
      as: tokens.get(person) ?? null,
    }),
  pickUpCase: (person) =>
    client.ask('pickUpCase', {
      params,
      headers: { 'If-Match': '"v0"', 'Idempotency-Key': key() },
      as: tokens.get(person) ?? null,
    }),
  releaseCase: (person) =>
    client.ask('releaseCase', {
      params,
      headers: { 'If-Match': '"v0"', 'Idempotency-Key': key() },
      body: { reason: 'too_busy' },
      as: tokens.get(person) ?? null,
    }),
};

// A transition is asked with a stale version: 412 means that every check of visibility, role and state was passed.
type Row = readonly [
  situation: string,
  changes: Partial<CaseRecord>,
  operation: string,
  expected: Readonly<Record<Person, number>>,
];
const only = (...list: number[]): Record<Person, number> =>
  Object.fromEntries(PEOPLE.map((person, index) => [person, list[index] ?? 0])) as Record<Person, number>;
const mine = { status: 'Selected', assignedProviderId: PROVIDER } as const;
const second = { status: 'QAReview', assignedProviderId: PROVIDER, qaProviderId: SECOND_PROVIDER } as const;
const elsewhere = { facilityId: 'fac_demo-3' } as const;

const MATRIX: readonly Row[] = [
  //                                             provider provider2 provisional facility np admin
  ['available', {}, 'getCase', only(404, 404, 404, 200, 200, 200)],
  ['available', {}, 'getViewerCase', only(404, 404, 404, 200, 200, 200)],
  ['available', {}, 'getDownloadLink', only(404, 404, 404, 200, 200, 200)],
  ['available', {}, 'getCasePreview', only(200, 200, 404, 404, 404, 404)],
  ['available', {}, 'pickUpCase', only(412, 412, 403, 403, 403, 403)],
  ['available', {}, 'releaseCase', only(404, 404, 404, 403, 403, 409)],
  ['available', {}, 'getAnnotations', only(404, 404, 404, 404, 404, 200)],
  ['available', {}, 'putAnnotations', only(404, 404, 404, 404, 404, 409)],
  ['available elsewhere', elsewhere, 'getCase', only(404, 404, 404, 404, 404, 200)],
  ['available elsewhere', elsewhere, 'getCasePreview', only(200, 200, 404, 404, 404, 404)],
  ['available elsewhere', elsewhere, 'pickUpCase', only(412, 412, 403, 404, 404, 403)],
  ['mine', mine, 'getCase', only(200, 404, 404, 200, 200, 200)],
  ['mine', mine, 'getViewerCase', only(200, 404, 404, 200, 200, 200)],
  ['mine', mine, 'getDownloadLink', only(200, 404, 404, 200, 200, 200)],
  ['mine', mine, 'getCasePreview', only(404, 404, 404, 404, 404, 404)],
  ['mine', mine, 'pickUpCase', only(200, 409, 403, 403, 403, 403)],
  ['mine', mine, 'releaseCase', only(412, 404, 404, 403, 403, 412)],
  ['mine', mine, 'getAnnotations', only(200, 404, 404, 404, 404, 200)],
  ['mine', mine, 'putAnnotations', only(412, 404, 404, 404, 404, 412)],
  ['second review', second, 'getCase', only(200, 404, 404, 200, 200, 200)],
  ['second review', second, 'getViewerCase', only(200, 200, 404, 200, 200, 200)],
  ['second review', second, 'getDownloadLink', only(200, 200, 404, 200, 200, 200)],
  ['second review', second, 'getAnnotations', only(200, 200, 404, 404, 404, 200)],
  ['second review', second, 'putAnnotations', only(409, 403, 404, 404, 404, 409)],
  ['second review', second, 'releaseCase', only(409, 403, 404, 403, 403, 412)],
  [
    'signed by me',
    { ...mine, status: 'SignOutCompleted' },
    'getViewerCase',
    only(200, 404, 404, 200, 200, 200),
  ],
  [
    'signed by me',
    { ...mine, status: 'SignOutCompleted' },
    'getAnnotations',
    only(200, 404, 404, 404, 404, 200),
  ],
  [
    'signed by me',
    { ...mine, status: 'SignOutCompleted' },
    'putAnnotations',
    only(409, 404, 404, 404, 404, 409),
  ],
  ['draft', { status: 'Draft' }, 'pickUpCase', only(404, 404, 404, 403, 403, 403)],
  ['draft', { status: 'Draft' }, 'getCasePreview', only(404, 404, 404, 404, 404, 404)],
  ['cancelled', { status: 'Cancelled' }, 'getCase', only(404, 404, 404, 200, 200, 200)],
];

describe('role and ownership', () => {
  it.each(MATRIX)('%s %o: %s', async (_, changes, operation, expected) => {
    give(changes);
    const got: Partial<Record<Person, number>> = {};
    for (const person of PEOPLE) got[person] = (await asks[operation]?.(person))?.status ?? 0;
    expect(got).toEqual(expected);
  });

  it.each(Object.keys(asks))('asks everybody for a token: %s', async (operation) => {
    const nobody = 'nobody' as Person;
    expect(await asks[operation]?.(nobody)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('hides a case behind the very answer of one that is not there', async () => {
    give({});
    const as = tokens.get('provider') ?? null;
    for (const id of ['getCase', 'getViewerCase'] as const) {
      const hidden = await client.ask(id, { params, as });
      const missing = await client.ask(id, { params: { caseId: 'cas_nowhere' }, as });
      expect([hidden.status, hidden.text, hidden.code]).toEqual([missing.status, missing.text, missing.code]);
    }
  });
});

describe('lists', () => {
  const list = (person: Person, query: Record<string, string | number>) =>
    client.ask('listCases', { query, as: tokens.get(person) ?? null });
  const rowsOf = (answer: Answered) =>
    (answer.body as { data: { items: Record<string, unknown>[]; total: number } }).data;

  it('S2.5-02 S6-01 available: every Available case, for Active providers alone', async () => {
    give({});
    const statuses = await Promise.all(
      PEOPLE.map(async (person) => (await list(person, { view: 'available' })).status),
    );
    expect(statuses).toEqual([200, 200, 403, 403, 403, 403]);
    expect(await list('provisional', { view: 'available' })).toMatchObject({ code: 'PROVIDER_NOT_ACTIVE' });
    const { items, total } = rowsOf(await list('provider', { view: 'available', pageSize: 100 }));
    expect(total).toBe(api.world().cases.by('status', 'Available').length);
    expect(items.every(({ status }) => status === 'Available')).toBe(true);
    expect(
      items.every(({ patientInfo, caseRecordId }) => patientInfo === null && caseRecordId === null),
    ).toBe(true);
    expect(items[0]).toMatchObject({
      permissions: { allowView: true, allowEdit: false, allowAssign: false, allowPickup: true },
      allowedActions: ['pickUp'],
    });
  });

  it('S2.5-04 mine: held by the provider, sent by the facility', async () => {
    give(mine);
    const held = rowsOf(await list('provider', { view: 'mine' })).items.map(({ id }) => id);
    expect(held).toContain(AVAILABLE);
    expect(held).toContain('cas_dp-2026-000009');
    expect(held).not.toContain('cas_dp-2026-000005');
    const sent = rowsOf(await list('np', { view: 'mine', pageSize: 100 }));
    expect(sent.total).toBe(api.world().cases.by('facility', 'fac_demo-1').length);
    expect((await list('admin', { view: 'mine' })).status).toBe(403);
    expect(rowsOf(await list('provisional', { view: 'mine' })).total).toBe(0);
  });

  it('leaves out what the provider has no licence or subspecialty for', async () => {
    const { users } = api.world();
    const before = users.find(SECOND_PROVIDER);
    users.change(SECOND_PROVIDER, (user) => ({
      ...user,
      licences: user.licences.filter(({ state }) => state === 'CO'),
      subspecialties: ['Dermatopathology'],
    }));
    const { items } = rowsOf(await list('provider2', { view: 'available' }));
    users.change(SECOND_PROVIDER, (user) => before ?? user);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items)
      expect(item).toMatchObject({ facilityRegion: 'CO', subspecialty: 'Dermatopathology' });
  });

  it('pages, sorts and searches', async () => {
    const pages = await Promise.all(
      [1, 2].map((page) => list('provider', { view: 'available', pageSize: 5, page })),
    );
    const ids = pages.flatMap((answer) => rowsOf(answer).items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(10);
    const urgent = rowsOf(await list('provider', { view: 'available' })).items.map(
      ({ priority }) => priority,
    );
    expect(urgent).toEqual(urgent.toSorted((a, b) => rank(b) - rank(a)));
    const parts = rowsOf(await list('provider', { view: 'available', sort: '-parts' })).items.map(
      (row) => row['parts'],
    );
    expect(parts).toEqual(parts.toSorted((a, b) => Number(b) - Number(a)));
    const found = rowsOf(await list('provider', { view: 'available', q: 'saltmarsh' }));
    expect(found.total).toBe(2);
    expect(rowsOf(await list('provider', { view: 'available', page: 99 }))).toMatchObject({ items: [] });
  });

  it('never finds anything by a patient’s name', async () => {
    const names = api
      .world()
      .cases.list()
      .flatMap(({ patientInfo }) => patientInfo.lastName ?? []);
    for (const q of names.slice(0, 5))
      expect(rowsOf(await list('provider', { view: 'available', q })).total).toBe(0);
  });

  it.each([
    {},
    { view: 'every' },
    { view: 'mine', sort: 'lastName' },
    { view: 'mine', page: 0 },
    { view: 'mine', pageSize: 500 },
  ])('refuses the query %o', async (query) => {
    expect(await list('provider', query as Record<string, string>)).toMatchObject({
      status: 400,
      code: 'MALFORMED_REQUEST',
    });
  });
});

const rank = (priority: unknown): number => ['Routine', 'Expedited', 'STAT'].indexOf(String(priority));

describe('a preview', () => {
  it('shows the case and a low-power picture of each specimen, and opens neither file nor tiles', async () => {
    give({});
    const answer = await client.ask('getCasePreview', { params, as: tokens.get('provider') ?? null });
    const { overviews } = (
      answer.body as { data: { overviews: { specimenID: string; thumbnailUrl: string }[] } }
    ).data;
    expect(overviews.map(({ specimenID }) => specimenID)).toEqual(['A', 'B', 'C']);
    const url = overviews[0]?.thumbnailUrl ?? '';
    expect(await client.open(url)).toMatchObject({ status: 200 });
    for (const other of ['label', 'macro', 'thumbnail'])
      expect((await client.open(url.replace('kind=overview', `kind=${other}`))).status).toBe(403);
    const asFile = url.replace('/thumbnails/', '/files/').replace('kind=overview&', '');
    expect((await client.open(asFile)).status).toBe(403);
  });

  it('holds no word that names the patient', async () => {
    for (const { id, patientInfo, caseRecordId, status } of api.world().cases.list()) {
      if (status !== 'Available') continue;
      const answer = await client.ask('getCasePreview', {
        params: { caseId: id },
        as: tokens.get('provider') ?? null,
      });
      expect(answer.status).toBe(200);
      const { lastName, firstName, birthDate, medicalRecordNumber } = patientInfo;
      for (const secret of [lastName, firstName, birthDate, medicalRecordNumber, caseRecordId])
        expect(answer.text).not.toContain(secret);
    }
  });
});
