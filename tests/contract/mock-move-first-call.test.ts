import { beforeEach, describe, expect, it } from 'vitest';
import { changeRequisition } from '#mock-server/rules/cases/requisitions.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { CASE, HOUR_MS, type MovesWorld, movesWorld, withImages } from './moves.ts';

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

/** Submitted, with everything in place unless `changes` spoil it. */
const submit = (changes: Partial<CaseRecord> = {}): CaseRecord =>
  world.given({ status: 'Submitted', availableAt: null, dueAt: null, ...changes });
const toPool = (body: unknown = {}, headers = {}) => world.move('admin', 'releaseToPool', body, headers);

const see = async (person: 'provider' | 'provider2') => {
  const as = await world.tokenOf(person);
  const list = await world.client.ask('listCases', { query: { view: 'available', pageSize: 100 }, as });
  const preview = await world.client.ask('getCasePreview', { params: { caseId: CASE }, as });
  return [list.text.includes(`"${CASE}"`), preview.status];
};

const pickUp = (person: 'provider' | 'provider2') =>
  world.move(person, 'pickUpCase', undefined, { 'If-Match': '"v4"' });

describe('a group with a priority pool', () => {
  const MINUTES = 30;
  const intoPool = async (memberIds: readonly string[], preferredProviderId: string | null = null) => {
    const { groups } = world.api.world();
    groups.change('grp_demo-1', (group) => ({
      ...group,
      facilityIds: ['fac_demo-1'],
      priorityPoolMinutes: MINUTES,
      members: memberIds.map((userId) => ({ userId, addedAt: '2026-11-01T12:00:00Z' })),
    }));
    submit(withImages(world.stored()));
    changeRequisition(world.api.world(), world.stored(), ({ routing }) => ({
      routing: { ...routing, preferredProviderId },
    }));
    await toPool();
  };
  const count = async (person: 'provider' | 'provider2'): Promise<number> => {
    const answer = await world.client.ask('getDashboard', { as: await world.tokenOf(person) });
    return (answer.body as { data: { provider: { availableToMe: number } } }).data.provider.availableToMe;
  };

  it('has its members see a new case first, and everybody after the minutes', async () => {
    world.given({ status: 'Submitted' });
    const before = [await count('provider'), await count('provider2')];
    await intoPool([PROVIDER]);
    expect([await count('provider'), await count('provider2')]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    expect(world.notices(PROVIDER)).toEqual([
      'new_cases: Case DP-2026-000001 is kept for your group for 30 minutes.',
    ]);
    expect(world.notices(SECOND_PROVIDER)).toEqual([]);
    const as = await world.tokenOf('admin');
    const told = await world.client.ask('getCase', { params: { caseId: CASE }, as });
    expect(told.body).toMatchObject({ data: { holds: [{ reason: 'priority_pool', placedBy: null }] } });
    expect([await see('provider'), await see('provider2')]).toEqual([
      [true, 200],
      [false, 404],
    ]);
    expect(await pickUp('provider2')).toMatchObject({ status: 404 });
    await world.wait((MINUTES * HOUR_MS) / 60 - 1);
    expect(await see('provider2')).toEqual([false, 404]);
    await world.wait(1001);
    expect(await see('provider2')).toEqual([true, 200]);
    expect(await count('provider2')).toBe((before[1] ?? 0) + 1);
    expect(await pickUp('provider2')).toMatchObject({ status: 200 });
  });

  it('lets its members take it at once, and an admin give it to anybody', async () => {
    await intoPool([PROVIDER]);
    expect(await pickUp('provider')).toMatchObject({ status: 200 });
    world = movesWorld();
    await intoPool([PROVIDER]);
    const given = await world.move(
      'admin',
      'assignCase',
      { providerId: SECOND_PROVIDER },
      { 'If-Match': '"v4"' },
    );
    expect(given.status).toBe(200);
  });

  it('keeps nothing back that no member may take, and goes after the provider whom the facility prefers', async () => {
    await intoPool(['usr_demo000003']);
    expect(await see('provider2')).toEqual([true, 200]);
    world = movesWorld();
    await intoPool([PROVIDER], SECOND_PROVIDER);
    expect([await see('provider'), await see('provider2')]).toEqual([
      [false, 404],
      [true, 200],
    ]);
    expect(world.facts()?.hold).toMatchObject({ reason: 'preferred_provider' });
  });
});

describe('a provider whom the facility prefers', () => {
  const hold = async (): Promise<void> => {
    submit(withImages(world.stored()));
    changeRequisition(world.api.world(), world.stored(), ({ routing }) => ({
      routing: { ...routing, preferredProviderId: PROVIDER },
    }));
    await toPool();
  };

  it('has four hours in which the case is not there for others', async () => {
    await hold();
    expect(world.notices(PROVIDER)).toEqual(['new_cases: Case DP-2026-000001 is held for you for 4 hours.']);
    expect(await see('provider')).toEqual([true, 200]);
    expect(await see('provider2')).toEqual([false, 404]);
    expect(await pickUp('provider2')).toMatchObject({ status: 404 });
    expect(await pickUp('provider')).toMatchObject({ status: 200 });
  });

  it('has no first call any more after that', async () => {
    await hold();
    await world.wait(4 * HOUR_MS - 1);
    expect(await see('provider2')).toEqual([false, 404]);
    await world.wait(1001);
    expect(await see('provider2')).toEqual([true, 200]);
    expect(world.facts()).toMatchObject({ hold: null });
    expect(await pickUp('provider2')).toMatchObject({ status: 200 });
  });
});
