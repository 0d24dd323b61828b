import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_OVER_EVENT } from '#app/core/access/login-notices.ts';
import { forgetLogin, isLeft, isUnheardEnd, markLogout } from './login-marks.ts';
import { MINUTE, NOW, SESSION, seen, setUpWatching, stopWatching, watch } from './watching.test-support.ts';

setUpWatching();

describe('what a login leaves', () => {
  it('S4.1-05 goes with the logout, and the other tabs are told', () => {
    watch();
    localStorage.setItem('bannerMessage', 'any');
    stopWatching();
    markLogout();
    expect(localStorage.getItem('logout')).toBe(String(NOW));
    for (const name of ['tokenExpiry', 'bannerMessage', 'lastActivity'])
      expect(localStorage.getItem(name)).toBeNull();
  });

  it('says in all tabs that its person has logged out, until the next login begins', () => {
    watch();
    expect(isLeft(null)).toBe(false);
    stopWatching();
    markLogout();
    forgetLogin(true);
    // Another tab may come to the login page while the server still knows the session.
    expect([isLeft(null), isLeft(NOW), isLeft(NOW + 1)]).toEqual([true, true, false]);
    watch({ ...SESSION, startedAt: NOW + 1 });
    expect(isLeft(null)).toBe(false);
  });

  it('goes with an end by itself without that, so that its reader can go on where they were', () => {
    watch();
    vi.advanceTimersByTime(10 * MINUTE + 100);
    expect(seen.went).toEqual(['inactive']);
    expect(isLeft(null)).toBe(false);
  });

  it('goes with a logout by itself too, before the login page is asked for', () => {
    watch();
    localStorage.setItem('bannerMessage', 'any');
    window.dispatchEvent(new Event(SESSION_OVER_EVENT));
    expect(Object.keys(localStorage).toSorted()).toEqual(['isLoggingOut', 'logout', 'sessionEnded']);
  });

  it('goes on the login page, which tells the other tabs of a session that the server has ended', () => {
    watch();
    stopWatching();
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

describe('S4.1-12 a logout of which the server has not heard', () => {
  beforeEach(async () => {
    seen.heardLogout = () => Promise.reject(new Error('offline'));
    watch();
    await vi.advanceTimersByTimeAsync(10 * MINUTE + 100);
    expect([seen.went, seen.loggedOut]).toEqual([['inactive'], 1]);
    seen.heardLogout = () => Promise.resolve();
  });

  it('is said again by the next page of that session, whatever it is', async () => {
    watch();
    await vi.advanceTimersByTimeAsync(100);
    expect([seen.hidden, seen.loggedOut, seen.went]).toEqual([2, 2, ['inactive', 'expired']]);
  });

  it('is known on the login page at once, and not while it is being said', () => {
    expect(isUnheardEnd(NOW)).toBe(true);
    localStorage.setItem('isLoggingOut', String(Date.now()));
    expect(isUnheardEnd(NOW)).toBe(false);
  });

  it('ends no other session, also by a clock that is off', async () => {
    const next = { ...SESSION, startedAt: NOW - 60 * MINUTE };
    expect(isUnheardEnd(next.startedAt)).toBe(false);
    watch(next);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([seen.loggedOut, seen.went]).toEqual([1, ['inactive']]);
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
const TIMES = [
  'tokenExpiry',
  'logout',
  'lastActivity',
  'isLoggingOut',
  'sessionStartedAt',
  'sessionEnded',
  'sessionLeft',
];

describe('D23 S8-32 what lies broken in the storage of all tabs', () => {
  it.each(TIMES)('twelve bad values of %s: the session goes on, and what lies beside stays', (name) => {
    for (const bad of BAD) {
      localStorage.clear();
      localStorage.setItem('other', 'stays');
      localStorage.setItem('sessionStartedAt', String(NOW));
      localStorage.setItem(name, bad);
      seen.states = [];
      watch();
      vi.advanceTimersByTime(MINUTE);
      expect([bad.slice(0, 40), seen.states, seen.went]).toEqual([bad.slice(0, 40), ['live'], []]);
      expect(localStorage.getItem('other')).toBe('stays');
      expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
      stopWatching();
      vi.setSystemTime(NOW);
    }
  });
});
