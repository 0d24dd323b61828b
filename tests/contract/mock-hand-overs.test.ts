import { beforeEach, describe, expect, it } from 'vitest';
import type {
  AdminDashboard,
  Case,
  CasePage,
  CaseTimeline,
  HandOver,
  HandOverColleague,
} from '#contracts/generated/wire.ts';
import { changeCase } from '#mock-server/rules/trail/case-events.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { key, type Person } from './mock-client.ts';
import { dataOf } from './mock-work.test-support.ts';
import { CASE, HOUR_MS, type MovesWorld, movesWorld, START } from './moves.ts';

const DAY_MS = 86_400_000;

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
  world.given({
    status: 'Selected',
    assignedProviderId: PROVIDER,
    facilityId: 'fac_demo-2',
    subspecialty: 'Dermatopathology',
    selectedAt: new Date(START).toISOString(),
  });
});

const offer = (note?: string, toUserId = SECOND_PROVIDER) =>
  world.move('provider', 'offerHandOver', { toUserId, ...(note === undefined ? {} : { note }) });
const offered = async (): Promise<HandOver> => dataOf<HandOver>(await offer());
const offersOf = async (person: Person): Promise<HandOver[]> =>
  dataOf<{ items: HandOver[] }>(await world.client.ask('listHandOvers', { as: await world.tokenOf(person) }))
    .items;
const answer = async (person: Person, { id }: HandOver, to: 'Accepted' | 'Refused', version = 1) =>
  world.client.ask('answerHandOver', {
    params: { handOverId: id },
    body: { to },
    headers: { 'If-Match': `"v${version}"`, 'Idempotency-Key': key() },
    as: await world.tokenOf(person),
  });
const withdraw = async (person: Person, { id }: HandOver) =>
  world.client.ask('withdrawHandOver', {
    params: { handOverId: id },
    headers: { 'If-Match': '"v1"', 'Idempotency-Key': key() },
    as: await world.tokenOf(person),
  });
const mayRead = async (person: Person) =>
  (await world.client.ask('getCase', { params: { caseId: CASE }, as: await world.tokenOf(person) })).status;

describe('an open case', () => {
  it('stays with its reader until the colleague accepts, and goes with what was written then', async () => {
    const first = await offered();
    expect(first).toMatchObject({ status: 'Offered', obstacles: [], allowedActions: ['withdraw'] });
    expect([await mayRead('provider'), await mayRead('provider2')]).toEqual([200, 404]);
    expect(world.stored()).toMatchObject({ assignedProviderId: PROVIDER, version: 3 });
    const [seen] = await offersOf('provider2');
    expect(seen).toMatchObject({ id: first.id, allowedActions: ['accept', 'refuse'] });
    expect(JSON.stringify(seen)).not.toContain(world.stored().patientInfo.lastName ?? 'no name');
    expect(world.notices(SECOND_PROVIDER)).toEqual([expect.stringContaining('offers you case')]);
    expect((await answer('provider2', first, 'Accepted')).status).toBe(200);
    expect(world.stored()).toMatchObject({
      status: 'Selected',
      assignedProviderId: SECOND_PROVIDER,
      version: 4,
    });
    expect([await mayRead('provider'), await mayRead('provider2')]).toEqual([404, 200]);
    expect(world.trail().at(-1)).toMatchObject({ kind: 'case_viewed' });
    expect(world.trail()).toContainEqual(
      expect.objectContaining({ kind: 'transition', from: 'Selected', to: 'Selected', role: 'Provider' }),
    );
    const steps = world.trail().filter(({ kind }) => kind === 'hand_over_changed');
    expect(steps.map(({ reason }) => reason)).toEqual(['Offered', 'Accepted']);
    expect(world.notices(PROVIDER)).toContainEqual(expect.stringContaining('took over case'));
    expect(await offersOf('provider')).toMatchObject([{ status: 'Accepted', allowedActions: [] }]);
    expect(await offersOf('provider2')).toEqual([]);
  });

  it('that is refused stays where it is, and may be offered again', async () => {
    const first = await offered();
    expect((await answer('provider2', first, 'Refused')).status).toBe(200);
    expect(world.stored().assignedProviderId).toBe(PROVIDER);
    expect(await answer('provider2', first, 'Accepted', 2)).toMatchObject({
      status: 409,
      code: 'HAND_OVER_STATE',
    });
    expect((await offersOf('provider')).map(({ status }) => status)).toEqual(['Refused']);
    expect((await offer('Once more.')).status).toBe(201);
    await world.wait(8 * DAY_MS);
    expect((await offersOf('provider')).map(({ status }) => status)).not.toContain('Refused');
  });

  it('is offered to one colleague at a time, and an offer is taken back by its giver alone', async () => {
    const first = await offered();
    expect(await offer()).toMatchObject({ status: 409, code: 'HAND_OVER_STATE' });
    expect((await withdraw('provider2', first)).status).toBe(403);
    expect((await withdraw('facility', first)).status).toBe(404);
    expect((await withdraw('provider', first)).status).toBe(200);
    expect(world.notices(SECOND_PROVIDER).at(-1)).toBe(
      'case_returned: Dr. Imara Vellacott has taken back the offer of case DP-2026-000001.',
    );
    expect(await answer('provider2', first, 'Accepted', 2)).toMatchObject({ code: 'HAND_OVER_STATE' });
    expect((await offer()).status).toBe(201);
  });

  it('that leaves its reader in another way tells its colleague that the offer has ended', async () => {
    await offered();
    expect((await world.move('provider', 'releaseCase', { reason: 'illness' })).status).toBe(200);
    const said = 'case_returned: The offer of case DP-2026-000001 has ended:';
    expect(world.notices(SECOND_PROVIDER)).toContain(`${said} its reader hands it over no more.`);
    expect(world.notices(PROVIDER)).not.toContainEqual(expect.stringContaining(said));
  });

  it('that goes to a second review tells its colleague so, whose offer has ended', async () => {
    await offered();
    const doing = { world: world.api.world(), now: START, caller: null };
    changeCase(doing, CASE, () => ({ status: 'QAReview' }));
    expect(world.notices(SECOND_PROVIDER).at(-1)).toBe(
      'case_returned: The offer of case DP-2026-000001 has ended: it went to a second review.',
    );
  });

  it('whose reader gives it back is offered no more, even when the same reader takes it again', async () => {
    const first = await offered();
    world.given({
      status: 'Available',
      assignedProviderId: null,
      selectedAt: null,
      facilityId: 'fac_demo-2',
    });
    expect(await offersOf('provider2')).toEqual([]);
    expect(await answer('provider2', first, 'Accepted')).toMatchObject({ code: 'HAND_OVER_STATE' });
    world.given({
      status: 'Selected',
      assignedProviderId: PROVIDER,
      facilityId: 'fac_demo-2',
      selectedAt: new Date(START + DAY_MS).toISOString(),
    });
    expect(await answer('provider2', first, 'Accepted')).toMatchObject({ code: 'HAND_OVER_STATE' });
    expect(world.stored().assignedProviderId).toBe(PROVIDER);
  });

  const putOnHold = () =>
    world.given({
      status: 'Selected',
      facilityId: 'fac_demo-2',
      holds: [
        {
          reason: 'identity_check',
          note: null,
          from: new Date(START).toISOString(),
          to: null,
          placedBy: 'usr_demo000004',
          liftedBy: null,
        },
      ],
    });

  it('on hold is offered to nobody, and an offer of it says to both sides that it is on hold', async () => {
    const first = await offered();
    putOnHold();
    const onHold = ['The case is on hold.'];
    for (const person of ['provider', 'provider2'] as const)
      expect((await offersOf(person))[0]?.obstacles).toEqual(onHold);
    expect((await withdraw('provider', first)).status).toBe(200);
    expect(await offer()).toMatchObject({ status: 422, code: 'PROVIDER_NOT_ASSIGNABLE' });
    const { items } = dataOf<{ items: HandOverColleague[] }>(
      await world.move('provider', 'listHandOverColleagues'),
    );
    const told = items.filter(({ obstacles }) => obstacles.includes('The case is on hold.'));
    expect(items.length).toBeGreaterThan(0);
    expect(told).toEqual(items);
  });

  it('on hold cannot be accepted, whatever version of the offer is named, but its offer can be refused', async () => {
    const first = await offered();
    putOnHold();
    for (const version of [1, 7])
      expect(await answer('provider2', first, 'Accepted', version)).toMatchObject({
        status: 409,
        code: 'CASE_ON_HOLD',
      });
    expect(world.stored().assignedProviderId).toBe(PROVIDER);
    expect(await answer('provider2', first, 'Refused', 7)).toMatchObject({ status: 412 });
    expect((await answer('provider2', first, 'Refused')).status).toBe(200);
  });

  it('cannot be offered while a second reader has it, nor by anybody but its reader', async () => {
    world.given({ status: 'QAReview', facilityId: 'fac_demo-2' });
    expect(await offer()).toMatchObject({ status: 409, code: 'CASE_STATE' });
    world.given({ status: 'Selected', assignedProviderId: SECOND_PROVIDER, facilityId: 'fac_demo-2' });
    expect((await offer()).status).toBe(404);
  });
});

describe('a colleague', () => {
  const colleagues = async () =>
    dataOf<{ items: HandOverColleague[] }>(await world.move('provider', 'listHandOverColleagues')).items;
  const second = async () => (await colleagues()).find(({ provider }) => provider.userId === SECOND_PROVIDER);

  it('is one of the reader’s groups, and is told of with what is in the way', async () => {
    expect(await second()).toMatchObject({ obstacles: [] });
    world.changeUser(SECOND_PROVIDER, { licences: [] });
    expect(await second()).toMatchObject({ obstacles: ['The pathologist has no active Colorado licence.'] });
    expect(await offer()).toMatchObject({ status: 422, code: 'PROVIDER_NOT_ASSIGNABLE' });
    expect(await offer(undefined, 'usr_demo000004')).toMatchObject({ code: 'PROVIDER_NOT_ASSIGNABLE' });
  });

  it('who is away, or may not take the case any more, cannot accept it', async () => {
    const first = await offered();
    const provider = world.api.world().users.find(SECOND_PROVIDER)?.provider ?? null;
    if (provider === null) throw new Error('the demo world has changed');
    const today = new Date(START).toISOString().slice(0, 10);
    const goAway = (from: string, to: string) =>
      world.changeUser(SECOND_PROVIDER, { provider: { ...provider, away: [{ from, to, coveredBy: null }] } });
    goAway('2026-11-10', '2026-11-17');
    expect((await offersOf('provider2'))[0]?.obstacles).toEqual([]);
    goAway(today, today);
    expect((await offersOf('provider2'))[0]?.obstacles).toEqual([
      'The pathologist is away until 11/18/2026.',
    ]);
    expect(await answer('provider2', first, 'Accepted')).toMatchObject({ code: 'PROVIDER_NOT_ASSIGNABLE' });
    world.changeUser(SECOND_PROVIDER, { provider, status: 'Provisionally Active' });
    expect(await answer('provider2', first, 'Accepted')).toMatchObject({ code: 'PROVIDER_NOT_ASSIGNABLE' });
    expect(world.stored().assignedProviderId).toBe(PROVIDER);
    expect((await answer('provider2', first, 'Refused')).status).toBe(200);
  });
});

describe('a case that was handed over', () => {
  const at = (hours: number): string => new Date(START + hours * HOUR_MS).toISOString();
  const now = () => ({ 'If-Match': `"v${world.stored().version}"` });
  const handOver = async () => {
    const made = await world.move('provider', 'offerHandOver', { toUserId: SECOND_PROVIDER }, now());
    expect((await answer('provider2', dataOf<HandOver>(made), 'Accepted')).status).toBe(200);
  };
  beforeEach(async () => {
    world.given({
      status: 'Available',
      sentAt: at(-1),
      availableAt: at(0),
      assignedProviderId: null,
      selectedAt: null,
      facilityId: 'fac_demo-2',
    });
    await world.wait(HOUR_MS);
    expect((await world.move('provider', 'pickUpCase')).status).toBe(200);
    await world.wait(HOUR_MS);
  });

  it('has the time of each reader under their own name', async () => {
    await handOver();
    await world.wait(HOUR_MS);
    const { waits } = dataOf<CaseTimeline>(await world.move('admin', 'getCaseTimeline'));
    const read = waits.filter(({ owner }) => owner === 'pathologist');
    expect(read.map(({ person, from, to }) => [person?.userId, from, to])).toEqual([
      [PROVIDER, at(1), at(2)],
      [SECOND_PROVIDER, at(2), null],
    ]);
  });

  it('while it waits, has waited since it was asked for, not since then', async () => {
    const asked = { questions: [{ about: 'other', text: 'What was the last PSA?' }] };
    expect((await world.move('provider', 'askForInformation', asked, now())).status).toBe(201);
    await world.wait(HOUR_MS);
    await handOver();
    await world.wait(HOUR_MS);
    const seen = dataOf<Case>(await world.move('provider2', 'getCase'));
    expect(seen).toMatchObject({ status: 'AdditionalWorkRequested', waitingSince: at(2) });
  });

  it('by way of the pool, has waited since it was asked for, in the overview and its list too', async () => {
    const asked = { questions: [{ about: 'other', text: 'What was the last PSA?' }] };
    expect((await world.move('provider', 'askForInformation', asked, now())).status).toBe(201);
    await world.wait(6 * DAY_MS);
    expect((await world.move('admin', 'releaseCase', { reason: 'illness' }, now())).status).toBe(200);
    expect((await world.move('provider2', 'pickUpCase', undefined, now())).status).toBe(200);
    await world.wait(HOUR_MS);
    const seen = dataOf<Case>(await world.move('provider2', 'getCase'));
    expect(seen).toMatchObject({ status: 'AdditionalWorkRequested', waitingSince: at(2) });
    const as = await world.tokenOf('admin');
    const overview = dataOf<AdminDashboard>(await world.client.ask('getAdminDashboard', { as }));
    const { query: fields } = overview.lists['openOrders.overFiveDays'] ?? expect.fail('no list');
    const query = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const listed = dataOf<CasePage>(await world.client.ask('listCases', { query, as }));
    expect(listed.items.map(({ id }) => id)).toContain(CASE);
    expect(listed.total).toBe(overview.openOrders.overFiveDays);
  });
});
