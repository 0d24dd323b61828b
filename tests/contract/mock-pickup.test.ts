import { beforeEach, describe, expect, it } from 'vitest';
import { enterPool } from '#mock-server/resolvers/case-moves/pool.ts';
import { changeRequisition } from '#mock-server/resolvers/cases/requisitions.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import type { CaseRecord, UserRecord } from '#mock-server/store/records/records.ts';
import { type Answered, key, type MockClient, mockInProcess } from './mock-client.ts';

const CASE = 'cas_dp-2026-000001';
const START = Date.parse('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;

let clock = START;
let api: MockApi;
let client: MockClient;
let mine: string;
let theirs: string;

beforeEach(async () => {
  clock = START;
  ({ api, client } = mockInProcess({ now: () => clock, tokenLifeMs: 100 * 60 * MINUTE_MS }));
  mine = await client.logIn('provider');
  theirs = await client.logIn('provider2');
});

const pickUp = (as: string, headers: Record<string, string> = {}, caseId = CASE): Promise<Answered> =>
  client.ask('pickUpCase', {
    params: { caseId },
    headers: { 'If-Match': '"v3"', 'Idempotency-Key': key(), ...headers },
    as,
  });
const release = (as: string, body: unknown, headers: Record<string, string> = {}): Promise<Answered> =>
  client.ask('releaseCase', {
    params: { caseId: CASE },
    headers: { 'If-Match': '"v4"', 'Idempotency-Key': key(), ...headers },
    body,
    as,
  });
const readStored = (): CaseRecord | null => api.world().cases.find(CASE);
const changeUser = (changes: Partial<UserRecord>) =>
  api.world().users.change(PROVIDER, (user) => ({ ...user, ...changes }));
const changeCase = (changes: Partial<CaseRecord>) =>
  api.world().cases.change(CASE, (record) => ({ ...record, ...changes }));

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
      enterPool({ world, now: clock, caller: null }, CASE);
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
    clock += 24 * 60 * MINUTE_MS;
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

describe('giving a case back', () => {
  beforeEach(async () => void (await pickUp(mine)));

  it('returns it to the pool, where its last holder waits half an hour and others do not', async () => {
    const answer = await release(mine, { reason: 'conflict_of_interest' });
    expect(answer.body).toMatchObject({
      data: { status: 'Available', version: 5, selectedAt: null, allowedActions: [] },
    });
    expect(readStored()?.releases).toEqual([
      { providerId: PROVIDER, at: '2026-11-21T12:00:00.000Z', reason: 'conflict_of_interest', note: null },
    ]);
    expect((await client.ask('getCase', { params: { caseId: CASE }, as: mine })).status).toBe(404);
    const early = await pickUp(mine, { 'If-Match': '"v5"' });
    expect(early).toMatchObject({ status: 409, code: 'RELEASED_RECENTLY' });
    clock += 30 * MINUTE_MS;
    expect((await pickUp(mine, { 'If-Match': '"v5"' })).status).toBe(200);
  });

  it('lets another provider take it at once', async () => {
    await release(mine, { reason: 'too_busy' });
    expect((await pickUp(theirs, { 'If-Match': '"v5"' })).status).toBe(200);
    expect(readStored()?.assignedProviderId).toBe(SECOND_PROVIDER);
  });

  it('may be done by an admin', async () => {
    const answer = await release(await client.logIn('admin'), { reason: 'illness' });
    expect(answer.status).toBe(200);
    expect(readStored()?.releases[0]?.providerId).toBe(PROVIDER);
  });

  it('wants words for the reason other', async () => {
    expect(await release(mine, { reason: 'other', note: ' ' })).toMatchObject({
      status: 422,
      code: 'REASON_REQUIRED',
      body: { data: { note: ['Give a reason for releasing the case.'] } },
    });
    expect((await release(mine, { reason: 'other', note: 'On leave from tomorrow.' })).status).toBe(200);
    expect(readStored()?.releases[0]?.note).toBe('On leave from tomorrow.');
  });

  it('checks the version before the words, and both after the state', async () => {
    const wrong = { reason: 'other' };
    expect((await release(mine, wrong, { 'If-Match': '"v3"' })).status).toBe(412);
    changeCase({ status: 'AdditionalWorkRequested' });
    expect(await release(mine, wrong)).toMatchObject({ status: 409, code: 'OPEN_REQUESTS' });
    changeCase({ status: 'QAReview' });
    expect(await release(mine, wrong)).toMatchObject({ status: 409, code: 'CASE_STATE' });
  });

  it.each([
    [{ reason: 'bored' }, 400, 'VALIDATION_FAILED'],
    [{}, 400, 'VALIDATION_FAILED'],
    ['{"reason":', 400, 'MALFORMED_REQUEST'],
    [{ reason: 'other', note: 'x'.repeat(70_000) }, 400, 'MALFORMED_REQUEST'],
  ])('refuses the body %j', async (body, status, code) => {
    expect(await release(mine, body)).toMatchObject({ status, code });
  });

  it('names the field that is wrong, and not what was given', async () => {
    const answer = await release(mine, { reason: 'Conrad Haverly' });
    expect(answer.body).toMatchObject({ data: { reason: [expect.stringContaining('too_busy')] } });
    expect(answer.text).not.toContain('Haverly');
  });

  it('wants JSON', async () => {
    const answer = await release(mine, 'reason=illness', { 'Content-Type': 'text/plain' });
    expect(answer).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
  });
});
