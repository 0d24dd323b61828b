import { beforeEach, describe, expect, it } from 'vitest';
import type { EmergencyAccess } from '#contracts/generated/wire.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { key, type Person } from './mock-client.ts';
import { dataOf } from './mock-work.test-support.ts';
import { CASE, HOUR_MS, type MovesWorld, movesWorld, START } from './moves.ts';

const ADMIN = 'usr_demo000006';
const BODY = { reason: 'reader_unreachable', note: 'The clinic operates now.' } as const;

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
  world.given({ status: 'Selected', assignedProviderId: PROVIDER, selectedAt: at(-1) });
});

const at = (hours: number): string => new Date(START + hours * HOUR_MS).toISOString();
/** No version is named: an emergency never meets a stale one. */
const open = (person: Person = 'admin', body: unknown = BODY, headers: Record<string, string> = {}) =>
  world.move(person, 'openEmergencyAccess', body, { 'If-Match': undefined, ...headers });
const accesses = async (person: Person = 'admin') =>
  dataOf<{ items: EmergencyAccess[] }>(
    await world.client.ask('listEmergencyAccess', {
      params: { caseId: CASE },
      as: await world.tokenOf(person),
    }),
  ).items;
const lines = () => world.trail().filter(({ kind }) => kind === 'break_glass');

describe('break-glass: an admin opens a case in an emergency', () => {
  it('with a reason, for an hour, on record, and told to the reader who has the case', async () => {
    const before = world.stored();
    const opened = dataOf<EmergencyAccess>(await open());
    expect(opened).toMatchObject({
      ...BODY,
      openedBy: { userId: ADMIN },
      from: at(0),
      until: at(1),
      isOpen: true,
    });
    expect(lines()).toMatchObject([{ role: 'Admin', reason: 'reader_unreachable', from: null, to: null }]);
    expect(world.notices(PROVIDER)).toEqual([
      expect.stringMatching(/^emergency_access: .+ opened case DP-2026-000001 in an emergency\.$/),
    ]);
    // The words are with the access, which the reader may read; the trail and the notice carry none of them.
    expect(JSON.stringify([world.trail(), world.notices(PROVIDER)])).not.toContain(BODY.note);
    expect(await accesses('provider')).toEqual([opened]);
    // The case itself is as it was.
    expect(world.stored()).toEqual(before);
  });

  it.each([
    ['no reason', { note: BODY.note }, 'reason'],
    ['no words', { reason: BODY.reason }, 'note'],
    ['empty words', { ...BODY, note: '' }, 'note'],
    ['blank words', { ...BODY, note: '   ' }, 'note'],
  ])('is refused with %s, and then nothing is written', async (_, body, field) => {
    const answer = await open('admin', body);
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(answer.body).toMatchObject({ data: { [field]: [expect.any(String)] } });
    expect(lines()).toEqual([]);
    expect(await accesses()).toEqual([]);
    expect(world.notices(PROVIDER)).toEqual([]);
  });

  it.each([
    ['provider', 403],
    ['provider2', 404],
    ['facility', 403],
    ['np', 403],
  ] as const)('is refused to %s with %i', async (person, status) => {
    expect(await open(person)).toMatchObject({ status });
    expect(lines()).toEqual([]);
  });

  it('is refused to every other duty of the staff, which may read that it was done', async () => {
    await open();
    for (const duty of ['Lab_Operations', 'Accounts', 'Relationship_Manager'] as const) {
      world.duty(duty);
      expect(await open()).toMatchObject({ status: 403, code: 'FORBIDDEN_OWNER' });
      expect(await accesses()).toMatchObject([BODY]);
    }
    expect(lines()).toHaveLength(1);
  });

  it('is one event, however often it is sent within the hour, and ends by itself', async () => {
    const same = { 'Idempotency-Key': key() };
    const first = dataOf<EmergencyAccess>(await open('admin', BODY, same));
    expect(dataOf(await open('admin', BODY, same))).toEqual(first);
    expect(dataOf(await open('admin', { ...BODY, note: 'Again.' }))).toEqual(first);
    expect(lines()).toHaveLength(1);

    await world.wait(HOUR_MS - 1);
    expect(await accesses()).toMatchObject([{ isOpen: true }]);
    await world.wait(1);
    expect(await accesses()).toMatchObject([{ isOpen: false }]);
    const second = dataOf<EmergencyAccess>(await open('admin', { ...BODY, note: 'Still going on.' }));
    expect(second.id).not.toBe(first.id);
    expect(await accesses()).toMatchObject([
      { id: second.id, note: 'Still going on.', isOpen: true },
      { id: first.id, isOpen: false },
    ]);
    expect(lines()).toHaveLength(2);
  });

  it('opens nothing to anybody else: who was refused the case is refused it still', async () => {
    await open();
    const read = { params: { caseId: CASE }, as: await world.tokenOf('provider2') };
    for (const operation of ['getCase', 'getViewerCase', 'listEmergencyAccess'] as const)
      expect(await world.client.ask(operation, read)).toMatchObject({ status: 404 });
  });
});
