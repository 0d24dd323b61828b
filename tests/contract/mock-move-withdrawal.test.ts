import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { key } from './mock-client.ts';
import { CASE, type MovesWorld, movesWorld } from './moves.ts';
import { openDesk, CASE as READ_CASE, saveText, wholeText } from './report-desk.ts';

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const held = { assignedProviderId: PROVIDER, selectedAt: '2026-11-18T14:00:00.000Z' } as const;
const why = { reason: 'The case was sent twice.' };

describe('withdrawing a case', () => {
  it.each(['Draft', 'Submitted', 'Returned', 'Available'] as const)('by its facility, %s', async (status) => {
    world.given({ status });
    const answer = await world.move('np', 'cancelCase', why);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { status: 'Cancelled', version: 4, allowedActions: [] } },
    });
    expect(world.facts()?.cancelled).toMatchObject({ from: status, byUserId: 'usr_demo000005', ...why });
    expect(world.trail()).toMatchObject([{ from: status, to: 'Cancelled', reason: null }]);
  });

  it.each(['Selected', 'AdditionalWorkRequested', 'QAReview'] as const)(
    'from its provider, %s, only after a talk',
    async (status) => {
      world.given({ status, ...held });
      expect(await world.move('admin', 'cancelCase', why)).toMatchObject({
        status: 422,
        body: { data: { providerConsulted: ['Talk to the pathologist first.'] } },
      });
      expect(world.stored()).toMatchObject({ status, version: 3, ...held });
      expect((await world.move('admin', 'cancelCase', { ...why, providerConsulted: true })).status).toBe(200);
      expect(world.stored()).toMatchObject({
        status: 'Cancelled',
        assignedProviderId: null,
        selectedAt: null,
      });
      expect(world.facts()?.cancelled).toMatchObject({ from: status, providerId: PROVIDER });
      expect(world.notices(PROVIDER)).toEqual([
        'case_returned: Case DP-2026-000001 was withdrawn by the operator.',
      ]);
    },
  );

  it('wants words', async () => {
    world.given({ status: 'Submitted' });
    expect(await world.move('np', 'cancelCase', { reason: '  ' })).toMatchObject({
      status: 422,
      body: { data: { reason: ['Reason is required'] } },
    });
    expect(await world.move('np', 'cancelCase', {})).toMatchObject({ status: 400 });
    expect(world.stored().status).toBe('Submitted');
  });

  it('takes the case out of the lists until its state is asked for', async () => {
    world.given({ status: 'Available' });
    await world.move('np', 'cancelCase', why);
    const list = async (query: Record<string, string>) =>
      (await world.client.ask('listCases', { query, as: await world.tokenOf('np') })).text.includes(
        `"${CASE}"`,
      );
    expect(await list({ view: 'send-out', pageSize: '100' })).toBe(false);
    expect(await list({ view: 'send-out', status: 'Cancelled' })).toBe(true);
  });
});

describe('the preliminary result of a withdrawn case', () => {
  /** A case whose preliminary result the facility has read. */
  async function sharedDesk() {
    const desk = await openDesk();
    const read = () =>
      desk.client.ask('getFinalReport', { params: { caseId: READ_CASE }, as: desk.tokens.facility });
    expect((await saveText(desk, 0, { ...wholeText, sharePreliminary: true })).status).toBe(200);
    expect((await read()).status).toBe(200);
    const told = (userId: string) =>
      desk.api
        .world()
        .notifications.by('user', userId)
        .filter(({ caseId, event }) => caseId === READ_CASE && event === 'case_returned')
        .map(({ text }) => text);
    const move = (id: 'cancelCase' | 'restoreCase', as: 'facility' | 'admin', body: unknown) =>
      desk.client.ask(id, {
        params: { caseId: READ_CASE },
        headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
        body,
        as: desk.tokens[as],
      });
    return { ...desk, read, told, move };
  }

  it('goes with it, and comes back under no other name', async () => {
    const { stored, read, told, move } = await sharedDesk();
    expect((await move('cancelCase', 'admin', { ...why, providerConsulted: true })).status).toBe(200);
    expect((await read()).status).toBe(404);
    expect(stored().reportState).toBe('Draft');
    expect(told('usr_demo000004')).toEqual([
      `Case ${stored().caseID} was withdrawn by the operator. Its preliminary result was withdrawn: do not act on it.`,
    ]);
    expect((await move('restoreCase', 'admin', { reason: 'The wrong case.' })).status).toBe(200);
    expect((await read()).status).toBe(404);
    expect(stored()).toMatchObject({ status: 'Submitted', reportState: 'Draft' });
  });

  it('that was withdrawn while results did not go with their cases goes when it is brought back', async () => {
    const { setCase, stored, read, told, move } = await sharedDesk();
    setCase({ status: 'Cancelled', assignedProviderId: null });
    expect((await move('restoreCase', 'admin', { reason: 'The wrong case.' })).status).toBe(200);
    expect((await read()).status).toBe(404);
    expect(stored()).toMatchObject({ status: 'Submitted', reportState: 'Draft' });
    expect(told('usr_demo000004')).toEqual([
      `Case ${stored().caseID} was brought back by the operator. Its preliminary result was withdrawn: do not act on it.`,
    ]);
  });

  it('is said to be gone where the facility itself withdraws what its reader gave back', async () => {
    const { setCase, stored, read, told, move } = await sharedDesk();
    setCase({ status: 'Available', assignedProviderId: null });
    expect((await move('cancelCase', 'facility', why)).status).toBe(200);
    expect((await read()).status).toBe(404);
    for (const userId of ['usr_demo000004', 'usr_demo000005'])
      expect(told(userId)).toEqual([
        `Case ${stored().caseID} was withdrawn. Its preliminary result was withdrawn: do not act on it.`,
      ]);
  });
});
