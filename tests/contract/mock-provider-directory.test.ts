import { beforeEach, describe, expect, it } from 'vitest';
import type { ProviderDirectoryEntry } from '#contracts/generated/wire.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { UserRecord } from '#mock-server/store/records/records.ts';
import { dataOf, MINUTE_MS, type PeopleMock, peopleMock } from './people.test-support.ts';

let mock: PeopleMock;
let facility: string;
beforeEach(async () => {
  mock = peopleMock();
  facility = await mock.enter('facility');
});

const list = async (query: Record<string, string | number> = {}) =>
  dataOf<{ items: ProviderDirectoryEntry[]; total: number }>(
    await mock.client.ask('listProviderDirectory', { query, as: facility }),
  );
const ids = async (query: Record<string, string | number> = {}) =>
  (await list(query)).items.map(({ userId }) => userId);
const change = (id: string, changes: Partial<UserRecord>) =>
  mock.api.world().users.change(id, (user) => ({ ...user, ...changes }));

describe('the directory of providers that a facility may prefer', () => {
  it('tells name, degrees, subspecialties and licences of a provider, and nothing else', async () => {
    change(PROVIDER, { subspecialties: ['Renal', 'Breast'] });
    const { items } = await list();
    const licensedIn = mock.api
      .world()
      .users.find(PROVIDER)
      ?.licences.map(({ state }) => state)
      .toSorted();
    expect(items.find(({ userId }) => userId === PROVIDER)).toEqual({
      userId: PROVIDER,
      displayName: mock.api.world().users.find(PROVIDER)?.displayName,
      degrees: mock.api.world().signers.find(PROVIDER)?.degrees,
      licensedIn,
      subspecialties: ['Breast', 'Renal'],
    });
    expect(licensedIn).toContain('OH');
  });

  it('is of Active providers with a licence good today for the state, who have not excluded the facility', async () => {
    expect(await ids()).toEqual(expect.arrayContaining([PROVIDER, SECOND_PROVIDER]));
    expect(await ids()).not.toContain('usr_demo000003');
    change(PROVIDER, { excludedFacilityIds: ['fac_demo-1'] });
    expect(await ids()).not.toContain(PROVIDER);
    const state = mock.api.world().facilities.find('fac_demo-1')?.state;
    const { licences } = change(SECOND_PROVIDER, {});
    const past = licences.map((one) => (one.state === state ? { ...one, expiresOn: '2020-01-01' } : one));
    change(SECOND_PROVIDER, { licences: past });
    expect(await ids()).not.toContain(SECOND_PROVIDER);
    change(SECOND_PROVIDER, { licences, status: 'Deactivated' });
    expect(await ids()).not.toContain(SECOND_PROVIDER);
  });

  it('goes by the day at the facility', async () => {
    const { facilities } = mock.api.world();
    facilities.change('fac_demo-1', (one) => ({ ...one, timeZone: 'America/Los_Angeles' }));
    const { licences } = change(SECOND_PROVIDER, {});
    change(SECOND_PROVIDER, { licences: licences.map((one) => ({ ...one, expiresOn: '2026-11-22' })) });
    // The 22nd by UTC and in New York, and still the 21st where the facility is.
    mock.advance(19 * 60 * MINUTE_MS);
    const listed = async () => (await list()).items.find(({ userId }) => userId === SECOND_PROVIDER);
    expect((await listed())?.licensedIn).toContain('OH');
    mock.advance(60 * MINUTE_MS);
    expect(await listed()).toBeUndefined();
  });

  it('is searched by name and subspecialty', async () => {
    change(PROVIDER, { subspecialties: ['Renal'], displayName: 'Dr. Quince Halloway' });
    change(SECOND_PROVIDER, { subspecialties: ['Breast'] });
    expect(await ids({ q: 'halloway' })).toEqual([PROVIDER]);
    expect(await ids({ subspecialty: 'Renal' })).toContain(PROVIDER);
    expect(await ids({ subspecialty: 'Renal' })).not.toContain(SECOND_PROVIDER);
  });
});
