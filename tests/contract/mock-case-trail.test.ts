import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from './mock-client.ts';
import { CASE, HOUR_MS, type MovesWorld, movesWorld } from './moves.ts';

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

type Feed = {
  readonly data: { readonly items: readonly Record<string, unknown>[]; readonly nextCursor: string | null };
};

const trail = async (person: Person, query: Record<string, string | number> = {}) => {
  const as = await world.tokenOf(person);
  return ((await world.client.ask('listCaseEvents', { params: { caseId: CASE }, query, as })).body as Feed)
    .data;
};

/** Pickup, a look at case and slides, and the way back. */
async function history(): Promise<void> {
  world.given();
  await world.move('provider', 'pickUpCase');
  await world.wait(1000);
  for (const id of ['getCase', 'getViewerCase'] as const)
    await world.client.ask(id, { params: { caseId: CASE }, as: await world.tokenOf('provider') });
  await world.client.ask('getCase', { params: { caseId: CASE }, as: await world.tokenOf('facility') });
}

describe('the trail of a case', () => {
  it('has a line for each transition and each reading, newest first', async () => {
    await history();
    const { items, nextCursor } = await trail('admin');
    expect(items.map(({ kind, role, version }) => [kind, role, version])).toEqual([
      ['case_viewed', 'MedicalFacility', 4],
      ['case_viewed', 'Provider', 4],
      ['case_viewed', 'Provider', 4],
      ['transition', 'Provider', 4],
    ]);
    expect(items.at(-1)).toMatchObject({
      at: '2026-11-18T15:00:00.000Z',
      from: 'Available',
      to: 'Selected',
      reason: null,
      by: { userId: 'usr_demo000001', displayName: 'Dr. Imara Vellacott' },
    });
    expect(nextCursor).toBeNull();
  });

  it('is read whole by admins and in own lines by everyone else, without addresses', async () => {
    await history();
    const store = world.api.world().caseEvents;
    for (const { id } of store.by('case', CASE))
      store.change(id, (line) => ({ ...line, address: '192.0.2.1', device: 'a browser' }));
    expect((await trail('provider')).items).toHaveLength(3);
    expect((await trail('facility')).items).toHaveLength(1);
    expect((await trail('np')).items).toEqual([]);
    expect((await trail('facility')).items[0]).toMatchObject({ address: null, device: null });
    expect((await trail('admin')).items[0]).toMatchObject({ address: '192.0.2.1', device: 'a browser' });
  });

  it('says from where and with what each of them came, as their login kept it', async () => {
    world = movesWorld({ clientAddressHeader: 'x-client-address' });
    await world.tokenOf('provider');
    const { tokens } = world.api.world();
    const login = { address: '192.0.2.17', device: 'Firefox on Linux' };
    for (const { id } of tokens.by('user', 'usr_demo000001'))
      tokens.change(id, (token) => ({ ...token, ...login }));
    world.given();
    await world.move('provider', 'pickUpCase');
    // Whoever calls for themselves says it anew, and a page that calls for somebody adds nothing.
    const read = { params: { caseId: CASE }, as: await world.tokenOf('provider') };
    await world.client.ask('getCase', { ...read, headers: { 'x-client-address': '192.0.2.44' } });
    await world.client.ask('getViewerCase', read);
    expect((await trail('admin')).items).toMatchObject([
      { kind: 'case_viewed', address: '192.0.2.44', device: login.device },
      { kind: 'case_viewed', address: '192.0.2.44', device: login.device },
      { kind: 'transition', ...login },
    ]);
  });

  it('is not there for those who do not see the case', async () => {
    await history();
    const read = { params: { caseId: CASE }, as: await world.tokenOf('provider2') };
    expect(await world.client.ask('listCaseEvents', read)).toMatchObject({ status: 404 });
    expect((await trail('admin')).items[0]).toMatchObject({ kind: 'access_refused', role: 'Provider' });
  });

  it('comes in stretches', async () => {
    await history();
    const first = await trail('admin', { pageSize: 3 });
    expect(first.items).toHaveLength(3);
    const second = await trail('admin', { pageSize: 3, cursor: first.nextCursor ?? '' });
    expect(second.items.map(({ kind }) => kind)).toEqual(['transition']);
    expect(second.nextCursor).toBeNull();
  });

  it('names the reason that was chosen and never the words beside it', async () => {
    await history();
    const note = 'A cousin of the patient told me.';
    await world.move('provider', 'releaseCase', { reason: 'other', note }, { 'If-Match': '"v4"' });
    const { items } = await trail('admin');
    expect(items[0]).toMatchObject({
      kind: 'transition',
      from: 'Selected',
      to: 'Available',
      reason: 'other',
    });
    expect(JSON.stringify(items)).not.toContain('cousin');
  });

  it('has a line for a look at the preview', async () => {
    world.given();
    await world.client.ask('getCasePreview', {
      params: { caseId: CASE },
      as: await world.tokenOf('provider'),
    });
    await world.wait(HOUR_MS);
    expect((await trail('admin')).items).toMatchObject([
      { kind: 'case_viewed', role: 'Provider', version: 3 },
    ]);
  });
});
