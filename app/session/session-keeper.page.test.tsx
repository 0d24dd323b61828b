import { describe, expect, it, vi } from 'vitest';
import { SESSION_OVER_EVENT } from '#app/core/access/login-notices.ts';
import {
  MINUTE,
  NOW,
  SESSION,
  seen,
  setUpWatching,
  stopWatching,
  told,
  watch,
} from './watching.test-support.ts';

setUpWatching();

describe('a session that is watched', () => {
  it('S3.1-02 S4.1-01 writes its expiry, and is over at the start where that is past', () => {
    watch();
    expect(localStorage.getItem('tokenExpiry')).toBe(new Date(NOW + 60 * MINUTE).toISOString());
    stopWatching();
    localStorage.setItem('tokenExpiry', new Date(NOW - 1).toISOString());
    watch();
    vi.advanceTimersByTime(100);
    expect(seen.went).toEqual(['expired']);
  });

  it('whoever has pressed Logout is not told that the session has ended, and is told once that has failed', () => {
    watch();
    seen.isLoggingOut = true;
    window.dispatchEvent(new Event(SESSION_OVER_EVENT));
    vi.advanceTimersByTime(1000);
    expect([seen.went, seen.loggedOut, seen.hidden]).toEqual([[], 0, 0]);
    seen.isLoggingOut = false;
    window.dispatchEvent(new Event(SESSION_OVER_EVENT));
    vi.advanceTimersByTime(1000);
    expect([seen.went, seen.loggedOut, seen.hidden]).toEqual([['expired'], 1, 1]);
  });

  it('S4.1-12 a logout that gets no answer keeps nobody in beyond their time', () => {
    watch();
    seen.isLoggingOut = true;
    vi.advanceTimersByTime(10 * MINUTE + 100);
    expect([seen.went, seen.loggedOut, seen.hidden]).toEqual([['inactive'], 1, 1]);
  });

  it('another login begins with its own expiry, whatever the last one left', () => {
    localStorage.setItem('sessionStartedAt', '1');
    localStorage.setItem('tokenExpiry', new Date(NOW - 1).toISOString());
    localStorage.setItem('lastActivity', '1');
    watch();
    vi.advanceTimersByTime(1000);
    expect(seen.went).toEqual([]);
  });

  it.each([2, -2])('D29 a clock that is %i hours off ends no login, and keeps none that is over', (hours) => {
    vi.setSystemTime(NOW + hours * 60 * MINUTE);
    watch({ ...SESSION, expiresInMs: 5 * MINUTE });
    vi.advanceTimersByTime(5 * MINUTE - 1);
    expect(seen.went).toEqual([]);
    vi.advanceTimersByTime(101);
    expect(seen.went).toEqual(['expired']);
  });

  it('S4.1-12 S8-01 warns at nine minutes and is over at ten; nothing is to be seen from then on', () => {
    watch();
    vi.advanceTimersByTime(9 * MINUTE - 1);
    expect(seen.states).toEqual(['live']);
    vi.advanceTimersByTime(1);
    expect(seen.states).toEqual(['live', 'ending']);
    vi.advanceTimersByTime(MINUTE);
    expect([seen.hidden, seen.loggedOut, seen.went]).toEqual([1, 1, []]);
    vi.advanceTimersByTime(99);
    expect(seen.went).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen.went).toEqual(['inactive']);
  });

  it.each(['mousemove', 'keydown', 'scroll', 'touchstart', 'click'])(
    'S4.1-11 %s answers the warning',
    (name) => {
      watch();
      vi.advanceTimersByTime(9 * MINUTE + 1000);
      window.dispatchEvent(new Event(name));
      expect(seen.states).toEqual(['live', 'ending', 'live']);
      vi.advanceTimersByTime(9 * MINUTE - 1);
      expect(seen.states.at(-1)).toBe('live');
    },
  );

  it('the button of the warning is an answer too', () => {
    const { stay } = watch();
    vi.advanceTimersByTime(9 * MINUTE + 1000);
    stay();
    expect(seen.states.at(-1)).toBe('live');
  });

  it('S4.1-12 counts what was done in another tab', () => {
    watch();
    vi.advanceTimersByTime(8.5 * MINUTE);
    localStorage.setItem('lastActivity', String(Date.now()));
    told('lastActivity', String(Date.now()));
    vi.advanceTimersByTime(9 * MINUTE - 1);
    expect(seen.states).toEqual(['live']);
    vi.advanceTimersByTime(1);
    expect(seen.states).toEqual(['live', 'ending']);
  });

  it('S4.1-12 a machine that slept finds nobody: the first touch is no answer', () => {
    watch();
    vi.setSystemTime(NOW + 8 * 60 * MINUTE);
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('mousemove'));
    expect(seen.hidden).toBe(1);
    vi.advanceTimersByTime(100);
    expect(seen.went).toEqual(['expired']);
  });

  it('S4.1-06 follows a logout of another tab, without logging out once more', () => {
    watch();
    told('logout', String(NOW));
    vi.advanceTimersByTime(100);
    expect([seen.went, seen.loggedOut]).toEqual([['elsewhere'], 0]);
  });

  it('S4.1-08 S4.1-10 S9-07 twenty refusals at once are one logout, and one way to the login after 100 ms', () => {
    watch();
    for (let refusal = 0; refusal < 20; refusal += 1) window.dispatchEvent(new Event(SESSION_OVER_EVENT));
    expect(localStorage.getItem('tokenExpiry')).toBeNull();
    expect(Number(localStorage.getItem('logout'))).toBe(NOW);
    expect(Number(localStorage.getItem('isLoggingOut'))).toBe(NOW);
    vi.advanceTimersByTime(99);
    expect(seen.went).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect([seen.went, seen.loggedOut, seen.hidden]).toEqual([['expired'], 1, 1]);
  });

  it('says why it is over, as the answer that told of it does', () => {
    watch();
    window.dispatchEvent(new CustomEvent(SESSION_OVER_EVENT, { detail: 'closed' }));
    vi.advanceTimersByTime(100);
    expect(seen.went).toEqual(['closed']);
  });

  it('S4.1-10 a tab that is logging out already is enough, but not one that was closed over it', () => {
    watch();
    localStorage.setItem('isLoggingOut', String(NOW - 5000));
    window.dispatchEvent(new Event(SESSION_OVER_EVENT));
    expect(seen.loggedOut).toBe(0);
    stopWatching();
    watch();
    localStorage.setItem('isLoggingOut', String(NOW - 11_000));
    window.dispatchEvent(new Event(SESSION_OVER_EVENT));
    expect(seen.loggedOut).toBe(1);
  });

  it('S4.1-07 asks the server when the tab is looked at again, or comes back from the browser’s memory', async () => {
    seen.answered = () => Promise.resolve('closed');
    watch();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(100);
    expect(seen.went).toEqual(['closed']);
  });

  it('a server that cannot be asked logs nobody out', async () => {
    seen.answered = () => Promise.reject(new Error('offline'));
    watch();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.went).toEqual([]);
  });
});

describe('somebody who works on one page without a break', () => {
  /** One key each second. */
  const typeFor = async (minutes: number) => {
    for (let second = 0; second < minutes * 60; second += 1) {
      window.dispatchEvent(new Event('keydown'));
      await vi.advanceTimersByTimeAsync(1000);
    }
  };

  it('is heard of by the server every five minutes, and not before', async () => {
    watch();
    await typeFor(5);
    expect(seen.toldServer).toBe(0);
    await typeFor(31);
    expect([seen.toldServer, seen.went]).toEqual([7, []]);
  });

  it('is heard of with the answer to the warning, and not while nothing is done', () => {
    const { stay } = watch();
    vi.advanceTimersByTime(9 * MINUTE + 1000);
    expect(seen.toldServer).toBe(0);
    stay();
    expect(seen.toldServer).toBe(1);
  });

  it('goes on though the server cannot be told', async () => {
    seen.answered = () => Promise.reject(new Error('offline'));
    watch();
    await typeFor(12);
    expect([seen.toldServer, seen.went]).toEqual([2, []]);
  });

  it('hears that the server has ended the session', async () => {
    seen.answered = () => Promise.resolve('expired');
    watch();
    await typeFor(6);
    expect(seen.went).toEqual(['expired']);
  });
});
