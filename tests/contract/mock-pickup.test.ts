import { beforeEach, describe, expect, it } from 'vitest';
import { enterPool } from '#mock-server/resolvers/case-moves/pool.ts';
import { changeRequisition } from '#mock-server/rules/cases/requisitions.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { key } from './mock-client.ts';
import { CASE, MINUTE_MS, type PickupDesk, pickupDesk } from './pickup.test-support.ts';

let api: PickupDesk['api'];
let client: PickupDesk['client'];
let time: PickupDesk['time'];
let mine: string;
let theirs: string;
let pickUp: PickupDesk['pickUp'];
let release: PickupDesk['release'];
let readStored: PickupDesk['readStored'];
let changeUser: PickupDesk['changeUser'];
let changeCase: PickupDesk['changeCase'];

beforeEach(async () => {
  ({ api, client, time, mine, theirs, pickUp, release, readStored, changeUser, changeCase } =
    await pickupDesk());
});

describe('picking a case up', () => {
  it('gives it to the provider, raises its version and takes it out of the pool', async () => {
    const answer = await pickUp(mine);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"v4"');
    expect(answer.body).toMatchObject({
      data: {
        status: 'Selected',
        version: 4,
        selectedAt: '2026-11-21T12:00:00.000Z',
        allowedActions: ['release', 'open'],
      },
    });
    expect(readStored()).toMatchObject({ assignedProviderId: PROVIDER, status: 'Selected', version: 4 });
    const list = await client.ask('listCases', { query: { view: 'available', pageSize: 100 }, as: theirs });
    expect(list.text).not.toContain(CASE);
    expect((await client.ask('getCase', { params: { caseId: CASE }, as: mine })).status).toBe(200);
  });

  it('gives the winner who asks again the same answer, and everyone else the refusal', async () => {
    const first = await pickUp(mine);
    const again = await pickUp(mine);
    expect([again.status, again.text]).toEqual([200, first.text]);
    const late = await pickUp(theirs);
    expect(late).toMatchObject({ status: 409, code: 'CASE_ALREADY_PICKED_UP' });
    expect(late.body).toMatchObject({ error: 'This case was just picked up by another pathologist.' });
    expect(readStored()?.version).toBe(4);
  });

  it.each([
    ['Consultation', 403, 'EARLIER_SIGNER'],
    ['PrimaryDiagnosis', 200, null],
  ] as const)(
    'as a %s of the patient whose case the provider signed is answered %s',
    async (value, status, code) => {
      const world = api.world();
      const parent = world.cases.list().find(({ id }) => id !== CASE);
      if (parent === undefined) throw new Error('the demo world has changed');
      world.cases.change(parent.id, (record) => ({
        ...record,
        status: 'SignOutCompleted',
        signerId: PROVIDER,
        signedAt: '2026-11-19T12:00:00.000Z',
      }));
      const aCase = changeCase({ status: 'Submitted', type: { value, displayName: value } });
      changeRequisition(world, aCase, ({ routing }) => ({
        routing: { ...routing, caseRelation: 'Child', parentCaseId: parent.id },
      }));
      enterPool({ world, now: time.now, caller: null }, CASE);
      const list = await client.ask('listCases', { query: { view: 'available', pageSize: 100 }, as: mine });
      expect(list.text.includes(CASE)).toBe(status === 200);
      expect(await pickUp(mine, { 'If-Match': '"v4"' })).toMatchObject({ status, code });
    },
  );

  it('judges the state before the version, and the version before the conditions', async () => {
    changeUser({ licences: [] });
    expect(await pickUp(mine, { 'If-Match': '"v2"' })).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    expect(await pickUp(mine)).toMatchObject({ status: 403, code: 'LICENCE_REQUIRED' });
    await pickUp(theirs);
    expect(await pickUp(mine, { 'If-Match': '"v2"' })).toMatchObject({ status: 409 });
  });

  it('wants the version', async () => {
    const headers = { 'Idempotency-Key': key() };
    const answer = await client.ask('pickUpCase', { params: { caseId: CASE }, headers, as: mine });
    expect(answer).toMatchObject({ status: 428, code: 'PRECONDITION_REQUIRED' });
    expect(await pickUp(mine, { 'If-Match': '*' })).toMatchObject({ status: 412 });
    expect(await pickUp(mine, { 'If-Match': 'W/"v3"' })).toMatchObject({
      status: 412,
      body: { error: 'This case was changed by someone else. Reload to see the latest version.' },
    });
    expect(readStored()?.status).toBe('Available');
  });

  it.each<[string, () => unknown, number, string, string]>([
    [
      'status',
      () => changeUser({ status: 'In Progress' }),
      403,
      'PROVIDER_NOT_ACTIVE',
      'Your account must be active to pick up cases.',
    ],
    [
      'licence',
      () => changeUser({ licences: [] }),
      403,
      'LICENCE_REQUIRED',
      'You need an active Colorado licence to pick up this case.',
    ],
    [
      'subspecialty',
      () => changeUser({ subspecialties: [] }),
      403,
      'SUBSPECIALTY_MISMATCH',
      'This case asks for Dermatopathology.',
    ],
    [
      'conflict',
      () => changeCase({ earlierSignerIds: [PROVIDER] }),
      403,
      'EARLIER_SIGNER',
      'You cannot review a case you reported before.',
    ],
    [
      'glass',
      () => [changeCase({ material: 'glass' }), changeUser({ readsAtCertifiedSite: false })],
      403,
      'GLASS_SITE_REQUIRED',
      'Glass slides can only be read at a CLIA-certified site on your profile.',
    ],
    [
      'cytology',
      () => [changeCase({ subspecialty: 'Cytopathology' }), changeUser({ readsAtCertifiedSite: false })],
      403,
      'CYTOLOGY_SITE_REQUIRED',
      'Digital cytology can only be read at a CLIA-certified site.',
    ],
  ])('is refused for %s', async (_, spoil, status, code, error) => {
    spoil();
    expect(await pickUp(mine)).toMatchObject({ status, code, body: { error } });
    expect(readStored()?.assignedProviderId).toBeNull();
  });

  it('is open to every subspecialty where the facility asks for any', async () => {
    changeCase({ subspecialty: 'Any' });
    changeUser({ subspecialties: ['Renal'] });
    expect(await pickUp(mine)).toMatchObject({ status: 200 });
    expect(readStored()?.assignedProviderId).toBe(PROVIDER);
  });

  it('stops at 25 open cases', async () => {
    const { cases } = api.world();
    const template = cases.find('cas_dp-2026-000009');
    if (template === null) throw new Error('the demo world has changed');
    const open = cases.by('provider', PROVIDER).filter(({ status }) => status !== 'SignOutCompleted').length;
    for (let n = open; n < 25; n += 1) cases.insert({ ...template, id: `cas_more-${n}`, specimens: [] });
    expect(await pickUp(mine)).toMatchObject({
      status: 409,
      code: 'PICKUP_LIMIT',
      body: { error: 'You have reached your limit of 25 open cases.' },
    });
  });
});

describe('an Idempotency-Key', () => {
  it('brings the stored answer back, marked as a replay, even after the case moved on', async () => {
    const same = { 'Idempotency-Key': key() };
    const first = await pickUp(mine, same);
    await release(mine, { reason: 'illness' });
    const replay = await pickUp(mine, same);
    expect([replay.status, replay.text]).toEqual([first.status, first.text]);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    expect(replay.headers.get('etag')).toBe('"v4"');
    expect(readStored()?.status).toBe('Available');
  });

  it('belongs to one request of one user, for a day', async () => {
    const same = { 'Idempotency-Key': key() };
    await pickUp(mine, same);
    const other = await pickUp(mine, same, 'cas_dp-2026-000004');
    expect(other).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect((await pickUp(theirs, same)).status).toBe(409);
    time.now += 24 * 60 * MINUTE_MS;
    expect((await pickUp(mine, same, 'cas_dp-2026-000004')).status).toBe(200);
  });

  it('with another body is another request', async () => {
    await pickUp(mine);
    const same = { 'Idempotency-Key': key() };
    expect((await release(mine, { reason: 'illness' }, same)).status).toBe(200);
    expect((await release(mine, { reason: 'too_busy' }, same)).status).toBe(422);
    expect((await release(mine, { reason: 'illness' }, same)).headers.get('idempotent-replayed')).toBe(
      'true',
    );
  });

  it('is not used up by a refusal', async () => {
    const same = { 'Idempotency-Key': key() };
    expect((await pickUp(mine, { ...same, 'If-Match': '"v2"' })).status).toBe(412);
    expect((await pickUp(mine, same)).status).toBe(200);
  });

  it.each([
    [{}, 'IDEMPOTENCY_KEY_REQUIRED'],
    [{ 'Idempotency-Key': 'not a key' }, 'MALFORMED_REQUEST'],
  ])('is wanted: %o', async (headers, code) => {
    const answer = await client.ask('pickUpCase', { params: { caseId: CASE }, headers, as: mine });
    expect(answer).toMatchObject({ status: 400, code });
  });

  it('whose first request still runs is refused', async () => {
    const same = key();
    api.world().runningKeys.add(JSON.stringify([PROVIDER, same]));
    expect(await pickUp(mine, { 'Idempotency-Key': same })).toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_IN_PROGRESS',
    });
  });
});
