import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseListItem, HeldCase } from '#contracts/generated/wire.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { at, holdIn } from './case-holds.test-support.ts';
import type { Person } from './mock-client.ts';
import { dataOf } from './mock-work.test-support.ts';
import { CASE, HOUR_MS, type MovesWorld, movesWorld } from './moves.ts';

const ADMIN = 'usr_demo000006';
let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const hold = holdIn(() => world);
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

  it('is told to the same people when it ends by itself, as of then and once', async () => {
    world.given({ status: 'Selected', assignedProviderId: PROVIDER, selectedAt: at(-1) });
    await hold({ reason: 'facility_asked', to: at(2) });
    await world.wait(HOUR_MS);
    const told = 'case_on_hold: Case DP-2026-000001 is no longer on hold.';
    expect(world.notices(PROVIDER)).not.toContain(told);
    await world.wait(2 * HOUR_MS);
    await world.wait(HOUR_MS);
    for (const userId of [PROVIDER, 'usr_demo000004'])
      expect(world.notices(userId).filter((text) => text === told)).toHaveLength(1);
    const notices = world.api.world().notifications.by('user', PROVIDER);
    expect(notices.find(({ text }) => text.endsWith('no longer on hold.'))?.createdAt).toBe(at(2));
  });

  it('keeps a case that was not opened with its reader, who has the whole time again when it has ended', async () => {
    world.given();
    await world.move('provider', 'pickUpCase');
    await hold({ reason: 'facility_asked', to: at(30) }, { 'If-Match': '"v4"' });
    await world.wait(29 * HOUR_MS);
    expect(world.stored().status).toBe('Selected');
    await world.wait(24 * HOUR_MS);
    expect(world.stored().status).toBe('Selected');
    expect(world.notices(PROVIDER).filter((text) => text.startsWith('release_warning'))).toHaveLength(1);
    await world.wait(HOUR_MS);
    expect(world.stored().status).toBe('Available');
  });

  it.each([29, 31])(
    'ends and is told once also where it was kept before its end was told, looked at after %i hours',
    async (hours) => {
      world.given();
      await world.move('provider', 'pickUpCase');
      await hold({ reason: 'facility_asked', to: at(30) }, { 'If-Match': '"v4"' });
      world.api.world().caseMoves.change(CASE, ({ isHoldTold: _isHoldTold, ...facts }) => facts);
      await world.wait(hours * HOUR_MS);
      await world.wait(10 * HOUR_MS);
      expect(world.stored().status).toBe('Selected');
      expect(
        world
          .notices(PROVIDER)
          .filter((text) => text === 'case_on_hold: Case DP-2026-000001 is no longer on hold.'),
      ).toHaveLength(1);
    },
  );

  it.each([
    ['is told where it was kept before that was, and the case was opened', -1, 1],
    ['is not told to a reader who has the case only since', 2.5, 0],
  ])('%s', async (_, selectedHours, count) => {
    world.given({ status: 'Selected', assignedProviderId: PROVIDER, selectedAt: at(-1) });
    await hold({ reason: 'facility_asked', to: at(2) });
    world.api.world().caseMoves.change(CASE, ({ isHoldTold: _isHoldTold, ...facts }) => facts);
    world.api.world().cases.change(CASE, (record) => ({ ...record, selectedAt: at(selectedHours) }));
    await world.wait(3 * HOUR_MS);
    await world.wait(HOUR_MS);
    expect(world.notices(PROVIDER).filter((text) => text.endsWith('no longer on hold.'))).toHaveLength(count);
  });

  it('ends unsaid where the case was withdrawn meanwhile', async () => {
    world.given();
    await hold({ reason: 'facility_asked', to: at(2) });
    world.api.world().cases.change(CASE, (record) => ({ ...record, status: 'Cancelled' }));
    await world.wait(3 * HOUR_MS);
    expect(world.notices('usr_demo000004')).toEqual(['case_on_hold: Case DP-2026-000001 is on hold.']);
  });

  it('is the last that they hear where the case is held anew within minutes', async () => {
    world.given({ status: 'Selected', assignedProviderId: PROVIDER, selectedAt: at(-1) });
    await hold();
    await world.move('admin', 'liftHold', undefined, { 'If-Match': '"v4"' });
    expect((await hold(undefined, { 'If-Match': '"v5"' })).status).toBe(200);
    for (const userId of [PROVIDER, 'usr_demo000004'])
      expect(world.notices(userId).at(-1)).toBe('case_on_hold: Case DP-2026-000001 is on hold.');
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
