import { beforeEach, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { Person } from './mock-client.ts';
import { dataOf } from './mock-work.test-support.ts';
import { CASE, type MovesWorld, movesWorld } from './moves.ts';

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
  world.given();
});

/** Three in the afternoon of November 18 in London, and three in the morning of November 19 in Auckland. */
function goAway(from: string, to: string, timeZone = 'Europe/London'): void {
  const provider = world.api.world().users.find(SECOND_PROVIDER)?.provider ?? null;
  if (provider === null) throw new Error('the demo world has changed');
  world.changeUser(SECOND_PROVIDER, {
    timeZone,
    provider: { ...provider, away: [{ from, to, coveredBy: null }] },
  });
}

interface Listed {
  readonly userId?: string;
  readonly provider?: { readonly userId: string };
  readonly person?: { readonly userId: string };
  readonly awayUntil: string | null;
}

const taskId = () => world.api.world().tasks.list()[0]?.id ?? expect.fail('no task');

const LISTS: readonly (readonly [OperationId, Person, () => Record<string, string>])[] = [
  ['listAssignmentCandidates', 'admin', () => ({ caseId: CASE })],
  ['listTaskCandidates', 'admin', () => ({ taskId: taskId() })],
  ['listUsers', 'admin', () => ({})],
  ['listTeam', 'provider', () => ({})],
];

async function awayIn([operation, person, params]: (typeof LISTS)[number]): Promise<string | null> {
  const answer = await world.client.ask(operation, {
    params: params(),
    query: { pageSize: 100 },
    as: await world.tokenOf(person),
  });
  const found = dataOf<{ items: Listed[] }>(answer).items.find(
    ({ userId, provider, person: who }) => (userId ?? provider?.userId ?? who?.userId) === SECOND_PROVIDER,
  );
  if (found === undefined) throw new Error(`${operation} does not list them`);
  return found.awayUntil;
}

it.each(LISTS)('%s says until when somebody is away who is away today, where they are', async (...list) => {
  expect(await awayIn(list)).toBeNull();
  goAway('2026-11-10', '2026-11-17');
  expect(await awayIn(list)).toBeNull();
  goAway('2026-11-19', '2026-11-25');
  expect(await awayIn(list)).toBeNull();
  goAway('2026-11-19', '2026-11-25', 'Pacific/Auckland');
  expect(await awayIn(list)).toBe('2026-11-25');
  goAway('2026-11-10', '2026-11-18');
  expect(await awayIn(list)).toBe('2026-11-18');
});

it('nobody is kept from a case by their days away', async () => {
  world.given({ facilityId: 'fac_demo-2', status: 'Available', assignedProviderId: null });
  goAway('2026-11-10', '2026-12-04');
  const assigned = await world.move('admin', 'assignCase', { providerId: SECOND_PROVIDER });
  expect(assigned.status).toBe(200);
});
