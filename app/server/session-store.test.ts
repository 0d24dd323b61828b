import { describe, expect, it } from 'vitest';
import { createSessionStore, type NewSession, STORED_ACTIVITY_LIMIT_MS } from './session-store.server.ts';

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
  it('gives 10,000 ids of 256 bits, all different', () => {
    const { store, login } = given();
    const ids = new Set(Array.from({ length: 10_000 }, () => store.start(login).id));
    expect(ids.size).toBe(10_000);
    for (const id of ids) expect(id).toMatch(/^[\w-]{43}$/);
  });

  it('knows no id that it did not make', () => {
    const { store } = given();
    expect(store.find('planted')).toBeNull();
  });

  it('forgets a session at its end', () => {
    const { store, login } = given();
    const { id } = store.start(login);
    expect(store.find(id)?.userId).toBe('usr_1');
    store.end(id);
    expect(store.find(id)).toBeNull();
  });

  it('ends with the token', () => {
    const { store, login, clock } = given();
    const { id } = store.start({ ...login, expiresAt: clock.at + 5000 });
    clock.at += 4999;
    expect(store.find(id)).not.toBeNull();
    clock.at += 1;
    expect(store.find(id)).toBeNull();
  });

  it('S9 stored-activity check: ends after thirty idle minutes, and each request starts them anew', () => {
    const { store, login, clock } = given();
    const { id } = store.start(login);
    clock.at += 29 * MINUTE_MS;
    expect(store.find(id)).not.toBeNull();
    clock.at += STORED_ACTIVITY_LIMIT_MS - 1;
    expect(store.find(id)).not.toBeNull();
    clock.at += STORED_ACTIVITY_LIMIT_MS;
    expect(store.find(id)).toBeNull();
  });

  it('does not live on by what a page asks by itself', () => {
    const { store, login, clock } = given();
    const { id } = store.start(login);
    clock.at += STORED_ACTIVITY_LIMIT_MS - 1;
    expect(store.find(id, false)).not.toBeNull();
    clock.at += 1;
    expect(store.find(id, false)).toBeNull();
  });
});
