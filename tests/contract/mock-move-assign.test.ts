import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseTimeline } from '#contracts/generated/wire.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { dataOf } from './case-drafts.ts';
import { CASE, HOUR_MS, type MovesWorld, movesWorld } from './moves.ts';

const PROVISIONAL = 'usr_demo000003';

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const assign = (body: unknown, headers = {}) => world.move('admin', 'assignCase', body, headers);
const held = {
  status: 'Selected',
  assignedProviderId: PROVIDER,
  selectedAt: '2026-11-18T14:00:00.000Z',
} as const;

describe('giving a case from the pool', () => {
  it('makes it the provider’s, who hears of it and has a day to open it', async () => {
    world.given();
    const answer = await assign({ providerId: PROVIDER });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          status: 'Selected',
          version: 4,
          selectedAt: '2026-11-18T15:00:00.000Z',
          allowedActions: ['release', 'cancel', 'return', 'assign', 'hold'],
        },
      },
    });
    expect(world.stored()).toMatchObject({ assignedProviderId: PROVIDER, version: 4 });
    expect(world.facts()).toMatchObject({
      releaseClock: { startedAt: '2026-11-18T15:00:00.000Z', warnedPercent: 0 },
      assignments: [{ providerId: PROVIDER, byUserId: 'usr_demo000006', reason: null }],
    });
    expect(world.notices(PROVIDER)).toEqual(['assigned_to_me: Case DP-2026-000001 was assigned to you.']);
    expect(world.trail()).toMatchObject([{ kind: 'transition', from: 'Available', to: 'Selected' }]);
  });

  it('is the way in which a Provisionally Active provider gets work', async () => {
    world.given();
    expect((await assign({ providerId: PROVISIONAL })).status).toBe(200);
    expect(await world.move('provisional', 'openCase', undefined, { 'If-Match': '"v4"' })).toMatchObject({
      status: 200,
    });
  });

  it.each([
    ['is not there', 'usr_nobody0001', () => undefined, 'There is no such provider.'],
    ['reads no cases', 'usr_demo000004', () => undefined, 'This user is not a pathologist.'],
    [
      'has no licence',
      PROVIDER,
      () => world.changeUser(PROVIDER, { licences: [] }),
      'The pathologist has no active Colorado licence.',
    ],
  ])('is refused to one who %s', async (_, providerId, spoil, text) => {
    world.given({ facilityId: 'fac_demo-2' });
    spoil();
    expect(await assign({ providerId, reason: 'Urgent.', beyondLoadLimit: true })).toMatchObject({
      status: 422,
      code: 'PROVIDER_NOT_ASSIGNABLE',
      body: { data: { providerId: [text] } },
    });
    expect(world.stored()).toMatchObject({ status: 'Available', version: 3 });
  });

  it('and a pickup at the same time: one of them gets it', async () => {
    world.given();
    const answers = await Promise.all([
      world.move('provider', 'pickUpCase'),
      world.move('provider2', 'pickUpCase'),
      assign({ providerId: 'usr_demo000003' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(world.trail()).toHaveLength(1);
  });

  it('passes over the load limit only with a reason', async () => {
    world.given();
    for (let n = 0; n < 25; n += 1)
      world.api.world().cases.insert({ ...world.stored(), ...held, id: `cas_load-${n}`, specimens: [] });
    expect(await assign({ providerId: PROVIDER })).toMatchObject({ code: 'PROVIDER_NOT_ASSIGNABLE' });
    expect(await assign({ providerId: PROVIDER, beyondLoadLimit: true })).toMatchObject({
      status: 422,
      body: { data: { reason: ['Reason is required'] } },
    });
    expect((await assign({ providerId: PROVIDER, beyondLoadLimit: true, reason: 'STAT.' })).status).toBe(200);
    expect(world.facts()?.assignments).toMatchObject([{ reason: 'STAT.', beyondLoadLimit: true }]);
  });
});

describe('giving a case to someone else', () => {
  it('takes write and sight from the first and tells both', async () => {
    world.given(held);
    expect((await assign({ providerId: SECOND_PROVIDER, reason: 'Ill.' })).status).toBe(200);
    expect(world.stored()).toMatchObject({ status: 'Selected', assignedProviderId: SECOND_PROVIDER });
    const read = { params: { caseId: CASE }, as: await world.tokenOf('provider') };
    expect((await world.client.ask('getCase', read)).status).toBe(404);
    expect(world.notices(SECOND_PROVIDER)).toHaveLength(1);
    expect(world.notices(PROVIDER)).toEqual([
      'case_returned: Case DP-2026-000001 was given to another pathologist.',
    ]);
    expect(world.trail()[0]).toMatchObject({
      kind: 'transition',
      from: 'Selected',
      to: 'Selected',
      reason: null,
    });
  });

  it('tells why to the operator’s people who may know of patients, beside its event, and to nobody else', async () => {
    world.given(held);
    await assign({ providerId: SECOND_PROVIDER, reason: 'Ill.', beyondLoadLimit: true });
    const told = async (as: 'admin' | 'np') =>
      dataOf<CaseTimeline>(await world.move(as, 'getCaseTimeline')).assignments;
    const to = { userId: SECOND_PROVIDER };
    const given = {
      eventId: world.api.world().caseEvents.by('case', CASE)[0]?.id,
      to,
      reason: 'Ill.',
      beyondLoadLimit: true,
    };
    expect(await told('admin')).toMatchObject([given]);
    expect(await told('np')).toEqual([]);
    world.duty('Accounts');
    expect(await told('admin')).toEqual([]);
  });

  it.each([
    ['waits again for what was asked', 'cas_dp-2026-000003', 'transition', 'Available'],
    ['was signed by somebody who has left', 'cas_dp-2026-000002', 'case_changed', 'SignOutCompleted'],
  ] as const)('stands in the audit beside what the operator did, of a case that %s', async (...row) => {
    const [, caseId, kind, status] = row;
    world.changeUser(SECOND_PROVIDER, { status: 'Deactivated' });
    world.api.world().cases.change(caseId, (record) => ({ ...record, status }));
    const version = { 'If-Match': `"v${world.stored(caseId).version}"` };
    const body = { providerId: PROVIDER, reason: 'Left.' };
    expect((await world.move('admin', 'assignCase', body, version, { caseId })).status).toBe(200);
    const { assignments } = dataOf<CaseTimeline>(
      await world.move('admin', 'getCaseTimeline', undefined, {}, { caseId }),
    );
    const events = world.api.world().caseEvents.by('case', caseId);
    expect(events.find(({ id }) => id === assignments.at(-1)?.eventId)).toMatchObject({
      kind,
      by: { userId: 'usr_demo000006' },
    });
  });

  it('starts the time of the new holder afresh, and shows only what they opened themselves', async () => {
    world.given({ ...held, openedImageIds: ['img_demo-01-a-1-1'] });
    await world.move('provider', 'openCase');
    await assign({ providerId: SECOND_PROVIDER, reason: 'Ill.' }, { 'If-Match': '"v4"' });
    expect(world.facts()).toMatchObject({ firstOpenedAt: null, releaseClock: { warnedPercent: 0 } });
    expect(world.stored().openedImageIds).toEqual([]);
    await world.wait(24 * HOUR_MS);
    expect(world.stored().status).toBe('Available');
  });

  it.each([{}, { reason: '  ' }])('wants a reason: %j', async (more) => {
    world.given(held);
    expect(await assign({ providerId: SECOND_PROVIDER, ...more })).toMatchObject({
      status: 422,
      body: { data: { reason: ['Reason is required'] } },
    });
  });

  it('is refused to its holder', async () => {
    world.given(held);
    expect(await assign({ providerId: PROVIDER, reason: 'Again.' })).toMatchObject({
      code: 'PROVIDER_NOT_ASSIGNABLE',
    });
    expect(world.stored().version).toBe(3);
  });
});
