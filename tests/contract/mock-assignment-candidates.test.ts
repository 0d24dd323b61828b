import { beforeEach, describe, expect, it } from 'vitest';
import type { Candidate } from '#contracts/generated/wire.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { dataOf } from './mock-work.test-support.ts';
import { CASE, HOUR_MS, type MovesWorld, movesWorld, START } from './moves.ts';

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const list = async (query: Record<string, string | number> = {}) =>
  dataOf<{ items: Candidate[] }>(
    await world.client.ask('listAssignmentCandidates', {
      params: { caseId: CASE },
      query: { pageSize: 100, ...query },
      as: await world.tokenOf('admin'),
    }),
  ).items;
const candidate = async (id: string) => {
  const found = (await list()).find(({ provider }) => provider.userId === id);
  if (found === undefined) throw new Error(`${id} is no candidate`);
  return found;
};
const unmet = ({ checks }: Candidate) => checks.filter(({ isMet }) => !isMet);

describe('candidates for an assignment', () => {
  it('are told with every condition, and what assignCase says agrees with them', async () => {
    world.given({ facilityId: 'fac_demo-2', subspecialty: 'Dermatopathology' });
    const all = await list();
    expect(all.length).toBeGreaterThan(2);
    for (const { provider, mayTake, checks } of all) {
      expect(checks).toHaveLength(8);
      world.given({ facilityId: 'fac_demo-2', status: 'Available', assignedProviderId: null });
      const answer = await world.move('admin', 'assignCase', { providerId: provider.userId });
      expect([provider.displayName, answer.status]).toEqual([provider.displayName, mayTake ? 200 : 422]);
    }
  });

  it.each([
    ['licence', { licences: [] }, 'The pathologist has no active Colorado licence.'],
    ['subspecialty', { subspecialties: ['Renal'] }, 'The pathologist does not read Dermatopathology.'],
    [
      'conflict',
      { excludedFacilityIds: ['fac_demo-2'] },
      'The pathologist reported this case before, or works for its facility.',
    ],
    ['account', { status: 'In Progress' }, 'The pathologist’s account is not active.'],
  ] as const)('who lack the %s are told so', async (condition, changes, text) => {
    world.given({ facilityId: 'fac_demo-2', subspecialty: 'Dermatopathology' });
    expect(await candidate(PROVIDER)).toMatchObject({ mayTake: true, mayTakeBeyondLoad: false });
    world.changeUser(PROVIDER, changes as object);
    const found = await candidate(PROVIDER);
    expect([found.mayTake, unmet(found)]).toEqual([false, [{ condition, isMet: false, text }]]);
  });

  it('with a full desk can still take it beyond the limit, and those who released it lately wait', async () => {
    world.given({
      releases: [
        { providerId: SECOND_PROVIDER, at: new Date(START).toISOString(), reason: 'illness', note: null },
      ],
    });
    const pausing = await candidate(SECOND_PROVIDER);
    expect(unmet(pausing)).toMatchObject([{ condition: 'pause' }]);
    await world.wait(HOUR_MS);
    expect((await candidate(SECOND_PROVIDER)).mayTake).toBe(true);
    const provider = world.api.world().users.find(SECOND_PROVIDER)?.provider ?? null;
    if (provider === null) throw new Error('the demo world has changed');
    const openCases = world.api.world().cases.count('holder', SECOND_PROVIDER);
    world.changeUser(SECOND_PROVIDER, { provider: { ...provider, maxOpenCases: openCases } });
    expect(await candidate(SECOND_PROVIDER)).toMatchObject({
      mayTake: false,
      mayTakeBeyondLoad: true,
      openCases,
      openCaseLimit: openCases,
    });
  });

  it('come with those who can take it first, the least busy at their head', async () => {
    world.given();
    const all = await list();
    const able = all.filter(({ mayTake }) => mayTake);
    expect(all.slice(0, able.length)).toEqual(able);
    expect(able.map(({ openCases }) => openCases)).toEqual(
      able.map(({ openCases }) => openCases).toSorted((one, other) => one - other),
    );
    expect(await list({ mayTake: 'true' })).toEqual(able);
    const [first] = all;
    expect(await list({ q: first?.provider.displayName ?? '' })).toContainEqual(first);
  });

  it('have the one whom the facility prefers at their head', async () => {
    const { requisitions } = world.api.world();
    world.given();
    const last = (await list({ mayTake: 'true' })).at(-1)?.provider.userId ?? '';
    const anyOne = requisitions.list()[0];
    if (anyOne === undefined) throw new Error('the demo world has changed');
    if (requisitions.find(CASE) === null) requisitions.insert({ ...anyOne, id: CASE });
    requisitions.change(CASE, (record) => ({
      ...record,
      routing: { ...record.routing, preferredProviderId: last },
    }));
    expect((await list())[0]).toMatchObject({ provider: { userId: last }, isPreferred: true });
  });
});
