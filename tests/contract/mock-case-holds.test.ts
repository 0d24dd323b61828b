import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseListItem, HeldCase } from '#contracts/generated/wire.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { Person } from './mock-client.ts';
import { dataOf } from './mock-work.test-support.ts';
import { CASE, HOUR_MS, type MovesWorld, movesWorld, START } from './moves.ts';

const ADMIN = 'usr_demo000006';
let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const hold = (body: unknown = { reason: 'identity_check', note: 'The clinic looks it up.' }, headers = {}) =>
  world.move('admin', 'holdCase', body, headers);
const at = (hours: number) => new Date(START + hours * HOUR_MS).toISOString();
const rows = async (person: Person, query: Record<string, string>) =>
  dataOf<{ items: CaseListItem[] }>(
    await world.client.ask('listCases', { query, as: await world.tokenOf(person) }),
  ).items;
const isListed = async () =>
  (await rows('provider', { view: 'available', pageSize: '100' })).some(({ id }) => id === CASE);

describe('a hold', () => {
  it('stops a case beside its state until it is lifted', async () => {
    world.given();
    expect(await isListed()).toBe(true);
    const held = await hold();
    expect(dataOf<HeldCase>(held)).toMatchObject({
      status: 'Available',
      version: 4,
      etag: '"v4"',
      allowedActions: ['cancel', 'liftHold'],
      holds: [
        {
          reason: 'identity_check',
          note: 'The clinic looks it up.',
          from: at(0),
          to: null,
          placedBy: { userId: ADMIN },
          liftedBy: null,
        },
      ],
    });
    expect(await isListed()).toBe(false);
    const stale = { 'If-Match': '"v4"' };
    const onHold = { status: 409, code: 'CASE_ON_HOLD' };
    expect(await world.move('provider', 'pickUpCase', undefined, stale)).toMatchObject(onHold);
    expect(await world.move('admin', 'assignCase', { providerId: PROVIDER }, stale)).toMatchObject(onHold);
    expect(await hold(undefined, stale)).toMatchObject(onHold);
    const lifted = await world.move('admin', 'liftHold', undefined, stale);
    expect(dataOf<HeldCase>(lifted)).toMatchObject({
      version: 5,
      allowedActions: ['cancel', 'assign', 'hold'],
      holds: [{ to: at(0), liftedBy: { userId: ADMIN } }],
    });
    expect(await isListed()).toBe(true);
    expect((await world.move('provider', 'pickUpCase', undefined, { 'If-Match': '"v5"' })).status).toBe(200);
  });

  it('ends by itself when its time has come', async () => {
    world.given();
    await hold({ reason: 'facility_asked', to: at(2) });
    expect(await isListed()).toBe(false);
    await world.wait(2 * HOUR_MS);
    expect(await isListed()).toBe(true);
    expect(await world.move('admin', 'liftHold', undefined, { 'If-Match': '"v4"' })).toMatchObject({
      status: 409,
      code: 'CASE_STATE',
    });
  });

  it('keeps a report from being signed', async () => {
    const given = world.given({ status: 'Selected', assignedProviderId: PROVIDER, selectedAt: at(-1) });
    await hold();
    const { id } = given;
    world.api.world().diagnoses.list();
    const signing = {
      diagnosisVersion: 1,
      imagesSeen: [],
      signature: {
        password: 'Pathology-2026',
        identityConfirmed: true,
        meaning: 'primary_diagnosis',
        readingSite: 'HOME-OH-1',
      },
    };
    world.api.world().cases.change(id, (record) => ({ ...record, reportState: 'Draft' }));
    const answer = await world.move('provider', 'signOutCase', signing, { 'If-Match': '"v4"' });
    expect(answer).toMatchObject({ status: 409, code: 'CASE_ON_HOLD' });
  });

  it('is told to the facility and the reader, written down, and found by admins', async () => {
    world.given({ status: 'Selected', assignedProviderId: PROVIDER, selectedAt: at(-1) });
    await hold();
    const told = 'case_on_hold: Case DP-2026-000001 is on hold.';
    expect(world.notices(PROVIDER)).toContain(told);
    expect(world.notices('usr_demo000004')).toContain(told);
    expect(world.trail().at(-1)).toMatchObject({
      kind: 'hold_changed',
      reason: 'identity_check',
      version: 4,
    });
    const found = await rows('admin', { view: 'all', onHold: 'true' });
    expect(found.map(({ id, onHold }) => [id, onHold])).toEqual([[CASE, true]]);
    expect(
      (await rows('admin', { view: 'all', onHold: 'false', pageSize: '100' })).map(({ id }) => id),
    ).not.toContain(CASE);
  });

  it('is told to the same people when it is lifted', async () => {
    world.given({ status: 'Selected', assignedProviderId: PROVIDER, selectedAt: at(-1) });
    await hold();
    expect((await world.move('admin', 'liftHold', undefined, { 'If-Match': '"v4"' })).status).toBe(200);
    const told = 'case_on_hold: Case DP-2026-000001 is no longer on hold.';
    for (const userId of [PROVIDER, 'usr_demo000004']) expect(world.notices(userId)).toContain(told);
  });

  it('tells its words and its people to admins only', async () => {
    world.given({ status: 'Selected', assignedProviderId: PROVIDER, selectedAt: at(-1) });
    await hold();
    const holdsFor = async (person: Person) =>
      dataOf<{ holds: unknown[] }>(
        await world.client.ask('getCase', { params: { caseId: CASE }, as: await world.tokenOf(person) }),
      ).holds;
    const untold = { note: null, placedBy: null, liftedBy: null };
    expect(await holdsFor('np')).toEqual([{ reason: 'identity_check', from: at(0), to: null, ...untold }]);
    expect(await holdsFor('admin')).toMatchObject([{ note: 'The clinic looks it up.' }]);
  });

  it.each([
    ['without words for another reason', { reason: 'other' }, 'note'],
    ['with an end that has passed', { reason: 'legal', to: at(-1) }, 'to'],
  ])('is refused %s', async (_, body, field) => {
    world.given();
    expect(await hold(body)).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      body: { data: { [field]: [expect.any(String)] } },
    });
  });

  it('is put on and lifted by the laboratory’s staff, between sending out and signature', async () => {
    world.given({ status: 'SignOutCompleted' });
    expect(await hold()).toMatchObject({ status: 409, code: 'CASE_STATE' });
    world.given({ status: 'Submitted' });
    world.duty('Accounts');
    expect(await hold()).toMatchObject({ status: 403, code: 'FORBIDDEN_OWNER' });
    world.duty('Lab_Operations');
    expect((await hold(undefined, { 'If-Match': '"v2"' })).status).toBe(412);
    expect((await hold()).status).toBe(200);
  });
});
