import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { itemsOf, START, staffToken } from './business-people.ts';
import { mockInProcess, type Person } from './mock-client.ts';

const HOUR_MS = 3_600_000;

let mock: ReturnType<typeof mockInProcess>;
let time: { now: number };
beforeEach(() => {
  time = { now: START };
  mock = mockInProcess({ now: () => time.now, tokenLifeMs: 1000 * HOUR_MS });
});

const report = async (person: Person, path: string) =>
  mock.client.ask('reportPageRefusal', { body: { path }, as: await mock.client.logIn(person) });
const found = async (query: Record<string, string> = {}) =>
  itemsOf(await mock.client.ask('listPageRefusals', { query, as: await mock.client.logIn('admin') }));
const pathsOf = async (query: Record<string, string> = {}) => (await found(query)).map(({ path }) => path);

describe('the pages that were refused', () => {
  it('are kept with who it was and when, as the API knows them', async () => {
    expect((await report('provider', '/UserDetail/{userId}')).status).toBe(200);
    expect(await found()).toMatchObject([
      {
        at: new Date(START).toISOString(),
        by: { userId: PROVIDER, displayName: mock.api.world().users.find(PROVIDER)?.displayName },
        role: 'Provider',
        path: '/UserDetail/{userId}',
        address: null,
      },
    ]);
  });

  it('are searched by person, role, page and day, the newest first', async () => {
    await report('provider', '/admin');
    time.now += 48 * HOUR_MS;
    await report('facility', '/billings');
    expect(await pathsOf()).toEqual(['/billings', '/admin']);
    expect(await pathsOf({ userId: PROVIDER })).toEqual(['/admin']);
    expect(await pathsOf({ role: 'MedicalFacility' })).toEqual(['/billings']);
    expect(await pathsOf({ q: 'vellacott' })).toEqual(['/admin']);
    expect(await pathsOf({ q: 'billing' })).toEqual(['/billings']);
    expect(await pathsOf({ to: new Date(START).toISOString().slice(0, 10) })).toEqual(['/admin']);
    expect(await pathsOf({ from: new Date(time.now).toISOString().slice(0, 10) })).toEqual(['/billings']);
  });

  it('name no thing: a path with an id or a query is refused, and nothing of it is kept', async () => {
    for (const path of ['/UserDetail/usr_demo000001', '/case?q=Haverly', 'admin', '', '//'.padEnd(200, 'a')])
      expect([path, (await report('provider', path)).status]).toEqual([path, 400]);
    expect(mock.api.world().pageRefusals.list()).toEqual([]);
  });

  it('are reported by whoever is logged in, and read by admins alone', async () => {
    expect((await mock.client.ask('reportPageRefusal', { body: { path: '/admin' } })).status).toBe(401);
    const ask = async (as: string) => (await mock.client.ask('listPageRefusals', { as })).status;
    expect(await ask(await mock.client.logIn('provider'))).toBe(403);
    expect(await ask(staffToken(mock.api, 'Accounts'))).toBe(403);
  });
});
