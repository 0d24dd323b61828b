import { describe, expect, it } from 'vitest';
import {
  createSessionStore,
  type EncryptedSession,
  type NewSession,
  type SessionRecords,
  STORED_ACTIVITY_LIMIT_MS,
} from './session-store.server.ts';

const MINUTE_MS = 60_000;

function given(start = 1_000_000) {
  const clock = { at: start };
  const store = createSessionStore(() => clock.at);
  const login: NewSession = {
    token: 't',
    expiresAt: start + 24 * 60 * MINUTE_MS,
    userId: 'usr_1',
    displayName: 'Demo',
    email: 'demo@example.org',
    role: 'Provider',
    status: 'Active',
  };
  return { clock, store, login };
}

describe('createSessionStore', () => {
  it('gives 10,000 ids of 256 bits, all different', async () => {
    const { store, login } = given();
    const started = await Promise.all(Array.from({ length: 10_000 }, () => store.start(login)));
    const ids = new Set(started.map(({ id }) => id));
    expect(ids.size).toBe(10_000);
    for (const id of ids) expect(id).toMatch(/^[\w-]{43}$/);
  });

  it('writes down once that a session was used by many requests of one page', async () => {
    const held = new Map<string, EncryptedSession>();
    let writes = 0;
    const records: SessionRecords = {
      get: (name) => held.get(name),
      put: (name, record) => void held.set(name, record),
      replace: (name, record) => {
        writes += 1;
        held.set(name, record);
      },
      remove: (name) => void held.delete(name),
      sweep: () => undefined,
    };
    const clock = { at: 1_000_000 };
    const store = createSessionStore(() => clock.at, records);
    const { id } = await store.start(given().login);
    clock.at += 2 * MINUTE_MS;
    const found = await Promise.all(Array.from({ length: 20 }, () => store.find(id)));
    expect(found.every((session) => session?.lastActivity === clock.at)).toBe(true);
    expect(writes).toBe(1);
  });

  it('knows no id that it did not make', async () => {
    const { store } = given();
    expect(await store.find('planted')).toBeNull();
  });

  it('forgets a session at its end', async () => {
    const { store, login } = given();
    const { id } = await store.start(login);
    expect((await store.find(id))?.userId).toBe('usr_1');
    expect(await store.end(id)).toBe(true);
    expect(await store.find(id)).toBeNull();
    expect(await store.end(id)).toBe(false);
  });

  it('ends with the token', async () => {
    const { store, login, clock } = given();
    const { id } = await store.start({ ...login, expiresAt: clock.at + 5000 });
    clock.at += 4999;
    expect(await store.find(id)).not.toBeNull();
    clock.at += 1;
    expect(await store.find(id)).toBeNull();
  });

  it('S9 stored-activity check: ends after thirty idle minutes, and each request starts them anew', async () => {
    const { store, login, clock } = given();
    const { id } = await store.start(login);
    clock.at += 29 * MINUTE_MS;
    expect(await store.find(id)).not.toBeNull();
    clock.at += STORED_ACTIVITY_LIMIT_MS - 1;
    expect(await store.find(id)).not.toBeNull();
    clock.at += STORED_ACTIVITY_LIMIT_MS;
    expect(await store.find(id)).toBeNull();
  });

  it('does not live on by what a page asks by itself', async () => {
    const { store, login, clock } = given();
    const { id } = await store.start(login);
    clock.at += STORED_ACTIVITY_LIMIT_MS - 1;
    expect(await store.find(id, false)).not.toBeNull();
    clock.at += 1;
    expect(await store.find(id, false)).toBeNull();
  });

  it('is none where another API is asked: its token is not shown to that one', async () => {
    const { clock, login } = given();
    const kept = new Map<string, EncryptedSession>();
    const records: SessionRecords = {
      get: (name) => kept.get(name),
      put: (name, session) => void kept.set(name, session),
      replace: (name, session) => void kept.set(name, session),
      remove: (name) => void kept.delete(name),
      sweep: () => undefined,
    };
    const storeOf = (api: string) => createSessionStore(() => clock.at, records, api);
    const { id } = await storeOf('https://old.test/api').start(login);
    expect(await storeOf('https://new.test/api').find(id)).toBeNull();
    expect((await storeOf('https://old.test/api').find(id))?.userId).toBe('usr_1');
  });

  it('stays ended when it was ended while another request wrote its activity', async () => {
    const { store, login, clock } = given();
    const { id } = await store.start(login);
    clock.at += 2 * MINUTE_MS;
    await Promise.all([store.find(id), store.renew(id, { status: 'Active' }), store.end(id)]);
    expect(await store.find(id)).toBeNull();
  });

  it('keeps every search of tabs that look for something at once, and forgets the oldest', async () => {
    const { clock, store, login } = given();
    const { id } = await store.start(login);
    const keys = Array.from({ length: 21 }, (_, at) => `key ${at}`);
    clock.at += 2 * MINUTE_MS;
    await Promise.all([
      ...keys.map((key) => store.keepFind(id, { key, path: '/case', typed: {} })),
      store.find(id),
      store.renew(id, { status: 'Active' }),
    ]);
    const session = await store.find(id);
    expect(session).toMatchObject({ status: 'Active', lastActivity: clock.at });
    expect(session?.finds?.map(({ key }) => key)).toEqual(keys.slice(1));
  });

  it('makes a change after one that failed', async () => {
    const { login } = given();
    const kept = new Map<string, EncryptedSession>();
    let fails = 1;
    const records: SessionRecords = {
      get: (name) => kept.get(name),
      put: (name, session) => void kept.set(name, session),
      replace: (name, session) => {
        fails -= 1;
        if (fails === 0) throw new Error('the store is down');
        kept.set(name, session);
      },
      remove: (name) => void kept.delete(name),
      sweep: () => undefined,
    };
    const store = createSessionStore(() => 1_000_000, records);
    const { id } = await store.start(login);
    const changes = [store.renew(id, { status: 'New' }), store.renew(id, { status: 'Active' })];
    const [first, second] = await Promise.allSettled(changes);
    expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
    expect(await store.find(id)).toMatchObject({ status: 'Active' });
  });
});
