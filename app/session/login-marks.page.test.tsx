import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_OVER_EVENT } from '#app/core/access/login-notices.ts';
import { forgetLogin, markLogout } from './login-marks.ts';
import type { SessionState } from './session-clock.ts';
import { watchSession } from './session-keeper.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-23T12:00:00Z');

let stop: () => void = () => undefined;
let states: SessionState['kind'][];
let went: string[];

function watch() {
  const known = () => Promise.resolve({ isKnown: true, userId: 'usr_first' });
  ({ stop } = watchSession(
    { userId: 'usr_first', startedAt: NOW, expiresInMs: 60 * MINUTE },
    {
      onState: ({ kind }) => void states.push(kind),
      onLeaving: () => undefined,
      isLoggingOut: () => false,
      logOut: () => undefined,
      goToLogin: (because) => void went.push(because),
      goToTheirs: () => void went.push('theirs'),
      askSession: known,
      tellOfActivity: known,
    },
  ));
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  [states, went] = [[], []];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('what a login leaves', () => {
  it('S4.1-05 goes with the logout, and the other tabs are told', () => {
    watch();
    localStorage.setItem('bannerMessage', 'any');
    stop();
    markLogout();
    expect(localStorage.getItem('logout')).toBe(String(NOW));
    for (const name of ['tokenExpiry', 'bannerMessage', 'lastActivity'])
      expect(localStorage.getItem(name)).toBeNull();
  });

  it('goes with a logout by itself too, before the login page is asked for', () => {
    watch();
    localStorage.setItem('bannerMessage', 'any');
    window.dispatchEvent(new Event(SESSION_OVER_EVENT));
    expect(Object.keys(localStorage).toSorted()).toEqual(['isLoggingOut', 'logout']);
  });

  it('goes on the login page, which tells the other tabs of a session that the server has ended', () => {
    watch();
    stop();
    forgetLogin(true);
    expect([localStorage.getItem('tokenExpiry'), localStorage.getItem('logout')]).toEqual([
      null,
      String(NOW),
    ]);
    localStorage.clear();
    forgetLogin(true);
    expect(localStorage.getItem('logout')).toBeNull();
  });
});

/** What no version of ours has written there. */
const BAD = [
  '{',
  '',
  'null',
  '[]',
  'soon',
  'NaN',
  'Infinity',
  '"2026-11-23T12:00:00Z"',
  '{"__proto__":{"isAdmin":true}}',
  '\u0000',
  '9'.repeat(400),
  'x'.repeat(1_000_000),
];
const TIMES = ['tokenExpiry', 'logout', 'lastActivity', 'isLoggingOut', 'sessionStartedAt'];

describe('D23 S8-32 what lies broken in the storage of all tabs', () => {
  it.each(TIMES)('twelve bad values of %s: the session goes on, and what lies beside stays', (name) => {
    for (const bad of BAD) {
      localStorage.clear();
      localStorage.setItem('other', 'stays');
      localStorage.setItem('sessionStartedAt', String(NOW));
      localStorage.setItem(name, bad);
      states = [];
      watch();
      vi.advanceTimersByTime(MINUTE);
      expect([bad.slice(0, 40), states, went]).toEqual([bad.slice(0, 40), ['live'], []]);
      expect(localStorage.getItem('other')).toBe('stays');
      expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
      stop();
      vi.setSystemTime(NOW);
    }
  });
});
