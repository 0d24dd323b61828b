import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseIntake, CaseTimeline } from '#contracts/generated/wire.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { dataOf } from './case-drafts.ts';
import { CASE, HOUR_MS, type MovesWorld, movesWorld, withImages } from './moves.ts';

const DAY_MS = 24 * HOUR_MS;

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const held = { assignedProviderId: PROVIDER, selectedAt: '2026-11-18T14:00:00.000Z' } as const;
const why = { reason: 'The case was sent twice.' };

describe('bringing a withdrawn case back', () => {
  const cancel = async (changes: Partial<CaseRecord> = {}): Promise<void> => {
    world.given({ status: 'Submitted', ...changes });
    await world.move('admin', 'cancelCase', { ...why, providerConsulted: true });
  };
  const restore = (body: unknown = { reason: 'The wrong case.' }, version = '"v4"') =>
    world.move('admin', 'restoreCase', body, { 'If-Match': version });

  it('makes it Submitted, whatever it was, and the intake takes it from there', async () => {
    await cancel({ status: 'Selected', ...held, ...withImages(world.stored()) });
    const answer = await restore();
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: { status: 'Submitted', allowedActions: ['edit', 'cancel', 'releaseToPool', 'return', 'hold'] },
      },
    });
    expect(world.stored()).toMatchObject({ status: 'Submitted', version: 5, availableAt: null, dueAt: null });
    expect(world.facts()).toMatchObject({ cancelled: null, restorations: [{ reason: 'The wrong case.' }] });
    await world.wait(2000);
    expect(world.stored()).toMatchObject({ status: 'Available', version: 6 });
    expect(world.trail().at(-1)).toMatchObject({ role: 'system', from: 'Submitted', to: 'Available' });
  });

  it('leaves who withdrew it and who brought it back, and why, to be read with the case alone', async () => {
    await cancel();
    await world.wait(HOUR_MS);
    await restore();
    await world.wait(HOUR_MS);
    world.given({ status: 'Available', version: 5, holds: [] });
    await world.move('np', 'cancelCase', { reason: 'Sent elsewhere.' }, { 'If-Match': '"v5"' });
    const admin = { userId: 'usr_demo000006' };
    const told = [
      { kind: 'withdrawn', by: admin, ...why },
      { kind: 'restored', by: admin, reason: 'The wrong case.' },
      { kind: 'withdrawn', by: { userId: 'usr_demo000005' }, reason: 'Sent elsewhere.' },
    ];
    const moves = () =>
      world.api
        .world()
        .caseEvents.by('case', CASE)
        .filter(({ from, to }) => to === 'Cancelled' || from === 'Cancelled');
    const read = (as: 'np' | 'admin' | 'provider') => world.move(as, 'getCaseTimeline');
    for (const as of ['np', 'admin'] as const) {
      const { withdrawals } = dataOf<CaseTimeline>(await read(as));
      expect(withdrawals).toMatchObject(told);
      expect(withdrawals.map(({ at }) => at)).toEqual(moves().map(({ at }) => at));
      expect(withdrawals.map(({ eventId }) => eventId)).toEqual(moves().map(({ id }) => id));
    }
    expect(await read('provider')).toMatchObject({ status: 404 });
    for (const duty of ['Relationship_Manager', 'Accounts'] as const) {
      world.duty(duty);
      expect(dataOf<CaseTimeline>(await read('admin')).withdrawals).toEqual([]);
    }
    expect(JSON.stringify(world.trail())).not.toContain('Sent elsewhere.');
  });

  it('brings back the billing lines that went with it, once, and takes back what Accounts was to decide', async () => {
    const { billings, tasks } = world.api.world();
    const [line] = billings.by('status', 'Pending');
    if (line === undefined) throw new Error('the demo world has changed');
    const ofCase = { caseId: CASE, version: 1, voidReason: null, settledAt: null } as const;
    billings.insert({ ...line, ...ofCase, id: 'bil_auto0000001', source: 'auto', code: '88307' });
    billings.insert({ ...line, ...ofCase, id: 'bil_hand0000001', source: 'manual', code: '88329' });
    billings.insert({
      ...line,
      ...ofCase,
      id: 'bil_void0000001',
      status: 'Void',
      voidedBy: 'void',
      code: '88311',
    });
    const linesOf = () =>
      billings
        .by('case', CASE)
        .filter(({ code }) => ['88307', '88329', '88311'].includes(code))
        .map(({ code, status, source }) => `${code} ${status} ${source}`)
        .toSorted();
    const decision = () =>
      tasks.by('case', CASE).filter(({ type, title }) => type === 9 && title.endsWith('which was withdrawn'));
    await cancel({ status: 'Selected', ...held });
    expect(decision()).toMatchObject([{ status: 'Open' }]);
    const before = linesOf().filter((text) => !text.includes('Void'));
    expect(before).toEqual([]);
    await world.wait(HOUR_MS);
    expect((await restore()).status).toBe(200);
    const standing = () => linesOf().filter((text) => !text.includes('Void'));
    expect(standing()).toEqual(['88307 Pending auto', '88329 Pending manual']);
    expect(decision()).toMatchObject([{ status: 'Cancelled', reason: 'The case was brought back.' }]);
    await cancel();
    await world.wait(HOUR_MS);
    expect((await restore()).status).toBe(200);
    expect(standing()).toEqual(['88307 Pending auto', '88329 Pending manual']);
  });

  it('is told to the facility, as the withdrawal by an admin is', async () => {
    await cancel();
    await restore();
    expect(world.notices('usr_demo000005').filter((text) => text.includes('operator'))).toEqual([
      'case_returned: Case DP-2026-000001 was withdrawn by the operator.',
      'case_returned: Case DP-2026-000001 was brought back by the operator.',
    ]);
  });

  it('leaves it with the intake where something is missing', async () => {
    await cancel({ ...withImages(world.stored()), gross: null });
    await restore();
    await world.wait(HOUR_MS);
    expect(world.stored().status).toBe('Submitted');
  });

  it('leaves it with the intake while its facility has not answered why it was returned', async () => {
    world.given({ status: 'Submitted', ...withImages(world.stored()) });
    const asked = { kind: 'incomplete', reasons: [{ text: 'Which side is specimen A?' }] };
    expect((await world.move('admin', 'returnCase', asked)).status).toBe(200);
    const asAdmin = { params: { caseId: CASE }, as: await world.tokenOf('admin') };
    const { findings } = dataOf<CaseIntake>(await world.client.ask('getCaseIntake', asAdmin));
    expect(findings.map(({ text }) => text)).toContain(
      'Its facility has not answered reason 1 of the return yet.',
    );
    await world.move('admin', 'cancelCase', why, { 'If-Match': '"v4"' });
    expect((await restore(undefined, '"v5"')).status).toBe(200);
    await world.wait(HOUR_MS);
    expect(world.stored()).toMatchObject({ status: 'Submitted', version: 6 });
    expect(await world.move('admin', 'releaseToPool', {}, { 'If-Match': '"v6"' })).toMatchObject({
      code: 'INTAKE_INCOMPLETE',
      body: {
        data: {
          form: [
            'Reason 1 of an earlier return is not answered. Return the case, so that its facility answers it.',
          ],
        },
      },
    });
  });

  it('is possible for 30 days', async () => {
    await cancel();
    await world.wait(30 * DAY_MS - 1);
    expect((await restore()).status).toBe(200);
  });

  it('is too late after them, whatever version is named, and is not offered', async () => {
    await cancel();
    const actions = async () => {
      const answer = await world.client.ask('getCase', {
        params: { caseId: CASE },
        as: await world.tokenOf('admin'),
      });
      return (answer.body as { data: { allowedActions: string[] } }).data.allowedActions;
    };
    expect(await actions()).toEqual(['restore']);
    await world.wait(30 * DAY_MS);
    for (const version of ['"v4"', '"v1"'])
      expect(await restore(undefined, version)).toMatchObject({ status: 409, code: 'RESTORE_TOO_LATE' });
    expect(await actions()).toEqual([]);
    expect(world.stored()).toMatchObject({ status: 'Cancelled', version: 4 });
  });

  it('is refused for a draft, which no rule of the form was ever held against', async () => {
    await cancel({ status: 'Draft', caseID: null });
    expect(await restore()).toMatchObject({ status: 409, code: 'NEVER_SENT_OUT' });
    expect(world.stored()).toMatchObject({ status: 'Cancelled', version: 4, caseID: null });
  });

  it('wants words, after the version', async () => {
    await cancel();
    expect(await restore({ reason: ' ' })).toMatchObject({ status: 422 });
    expect(await restore({ reason: ' ' }, '"v3"')).toMatchObject({ status: 412 });
  });
});
