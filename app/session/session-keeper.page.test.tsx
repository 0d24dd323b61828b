import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_OVER_EVENT } from '#app/core/access/login-notices.ts';
import type { SessionAnswer } from '#app/core/resources/session-answer.ts';
import type { SessionState } from './session-clock.ts';
import { type KeeperDoor, watchSession } from './session-keeper.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-23T12:00:00Z');
const SESSION = { userId: 'usr_first', startedAt: NOW, expiresInMs: 60 * MINUTE };

let stop: () => void = () => undefined;
let states: SessionState['kind'][];
let went: string[];
let loggedOut: number;
let hidden: number;
let isLoggingOut: boolean;
let toldServer: number;
let answered: () => Promise<SessionAnswer>;

const door: KeeperDoor = {
  onState: ({ kind }) => void states.push(kind),
  onLeaving: () => void (hidden += 1),
  isLoggingOut: () => isLoggingOut,
  logOut: () => void (loggedOut += 1),
  goToLogin: (because) => void went.push(because),
  goToTheirs: () => void went.push('theirs'),
  askSession: () => answered(),
  tellOfActivity: () => {
    toldServer += 1;
    return answered();
  },
};

function watch(session = SESSION) {
  const watching = watchSession(session, door);
  stop = watching.stop;
  return watching;
}

const told = (name: string, newValue: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  [states, went, loggedOut, hidden, toldServer] = [[], [], 0, 0, 0];
  answered = () => Promise.resolve({ isKnown: true, userId: SESSION.userId });
  isLoggingOut = false;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a session that is watched', () => {
  it('S3.1-02 S4.1-01 writes its expiry, and is over at the start where that is past', () => {
    watch();
    expect(localStorage.getItem('tokenExpiry')).toBe(new Date(NOW + 60 * MINUTE).toISOString());
    stop();
    localStorage.setItem('tokenExpiry', new Date(NOW - 1).toISOString());
    watch();
    vi.advanceTimersByTime(100);
    expect(went).toEqual(['expired']);
  });

  it('whoever has pressed Logout is not told that the session has ended, and is told once that has failed', () => {
    watch();
    isLoggingOut = true;
    window.dispatchEvent(new Event(SESSION_OVER_EVENT));
    vi.advanceTimersByTime(1000);
    expect([went, loggedOut, hidden]).toEqual([[], 0, 0]);
    isLoggingOut = false;
    window.dispatchEvent(new Event(SESSION_OVER_EVENT));
    vi.advanceTimersByTime(1000);
    expect([went, loggedOut, hidden]).toEqual([['expired'], 1, 1]);
  });

  it('another login begins with its own expiry, whatever the last one left', () => {
    localStorage.setItem('sessionStartedAt', '1');
    localStorage.setItem('tokenExpiry', new Date(NOW - 1).toISOString());
    localStorage.setItem('lastActivity', '1');
    watch();
    vi.advanceTimersByTime(1000);
    expect(went).toEqual([]);
  });

  it.each([2, -2])('D29 a clock that is %i hours off ends no login, and keeps none that is over', (hours) => {
    vi.setSystemTime(NOW + hours * 60 * MINUTE);
    watch({ ...SESSION, expiresInMs: 5 * MINUTE });
    vi.advanceTimersByTime(5 * MINUTE - 1);
    expect(went).toEqual([]);
    vi.advanceTimersByTime(101);
    expect(went).toEqual(['expired']);
  });

  it('S4.1-12 S8-01 warns at nine minutes and is over at ten; nothing is to be seen from then on', () => {
    watch();
    vi.advanceTimersByTime(9 * MINUTE - 1);
    expect(states).toEqual(['live']);
    vi.advanceTimersByTime(1);
    expect(states).toEqual(['live', 'ending']);
    vi.advanceTimersByTime(MINUTE);
    expect([hidden, loggedOut, went]).toEqual([1, 1, []]);
    vi.advanceTimersByTime(99);
    expect(went).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(went).toEqual(['inactive']);
  });

  it.each(['mousemove', 'keydown', 'scroll', 'touchstart', 'click'])(
    'S4.1-11 %s answers the warning',
    (name) => {
      watch();
      vi.advanceTimersByTime(9 * MINUTE + 1000);
      window.dispatchEvent(new Event(name));
      expect(states).toEqual(['live', 'ending', 'live']);
      vi.advanceTimersByTime(9 * MINUTE - 1);
      expect(states.at(-1)).toBe('live');
    },
  );

  it('the button of the warning is an answer too', () => {
    const { stay } = watch();
    vi.advanceTimersByTime(9 * MINUTE + 1000);
    stay();
    expect(states.at(-1)).toBe('live');
  });

  it('S4.1-12 counts what was done in another tab', () => {
    watch();
    vi.advanceTimersByTime(8.5 * MINUTE);
    localStorage.setItem('lastActivity', String(Date.now()));
    told('lastActivity', String(Date.now()));
    vi.advanceTimersByTime(9 * MINUTE - 1);
    expect(states).toEqual(['live']);
    vi.advanceTimersByTime(1);
    expect(states).toEqual(['live', 'ending']);
  });

  it('S4.1-12 a machine that slept finds nobody: the first touch is no answer', () => {
    watch();
    vi.setSystemTime(NOW + 8 * 60 * MINUTE);
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('mousemove'));
    expect(hidden).toBe(1);
    vi.advanceTimersByTime(100);
    expect(went).toEqual(['expired']);
  });

  it('S4.1-06 follows a logout of another tab, without logging out once more', () => {
    watch();
    told('logout', String(NOW));
    vi.advanceTimersByTime(100);
    expect([went, loggedOut]).toEqual([['elsewhere'], 0]);
  });

  it('S4.1-08 S4.1-10 S9-07 twenty refusals at once are one logout, and one way to the login after 100 ms', () => {
    watch();
    for (let refusal = 0; refusal < 20; refusal += 1) window.dispatchEvent(new Event(SESSION_OVER_EVENT));
    expect(localStorage.getItem('tokenExpiry')).toBeNull();
    expect(Number(localStorage.getItem('logout'))).toBe(NOW);
    expect(Number(localStorage.getItem('isLoggingOut'))).toBe(NOW);
    vi.advanceTimersByTime(99);
    expect(went).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect([went, loggedOut, hidden]).toEqual([['expired'], 1, 1]);
  });

  it('S4.1-10 a tab that is logging out already is enough, but not one that was closed over it', () => {
    watch();
    localStorage.setItem('isLoggingOut', String(NOW - 5000));
    window.dispatchEvent(new Event(SESSION_OVER_EVENT));
    expect(loggedOut).toBe(0);
    stop();
    watch();
    localStorage.setItem('isLoggingOut', String(NOW - 11_000));
    window.dispatchEvent(new Event(SESSION_OVER_EVENT));
    expect(loggedOut).toBe(1);
  });

  it('S4.1-07 asks the server when the tab is looked at again, or comes back from the browser’s memory', async () => {
    answered = () => Promise.resolve({ isKnown: false, userId: null });
    watch();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(100);
    expect(went).toEqual(['expired']);
  });

  it('a server that cannot be asked logs nobody out', async () => {
    answered = () => Promise.reject(new Error('offline'));
    watch();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(went).toEqual([]);
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
    expect(toldServer).toBe(0);
    await typeFor(31);
    expect([toldServer, went]).toEqual([7, []]);
  });

  it('is heard of with the answer to the warning, and not while nothing is done', () => {
    const { stay } = watch();
    vi.advanceTimersByTime(9 * MINUTE + 1000);
    expect(toldServer).toBe(0);
    stay();
    expect(toldServer).toBe(1);
  });

  it('goes on though the server cannot be told', async () => {
    answered = () => Promise.reject(new Error('offline'));
    watch();
    await typeFor(12);
    expect([toldServer, went]).toEqual([2, []]);
  });

  it('hears that the server has ended the session', async () => {
    answered = () => Promise.resolve({ isKnown: false, userId: null });
    watch();
    await typeFor(6);
    expect(went).toEqual(['expired']);
  });
});

describe('a login of another person in another tab', () => {
  const LATER = NOW + MINUTE;
  const OTHER = 'usr_other';
  const logInElsewhere = (userId = OTHER) => {
    localStorage.setItem('sessionUser', userId);
    localStorage.setItem('sessionStartedAt', String(LATER));
    localStorage.setItem('tokenExpiry', new Date(LATER + 60 * MINUTE).toISOString());
  };
  /** The page was hidden once, led to the other's and not to the login, and their session was left alone. */
  const gaveWay = () => {
    vi.advanceTimersByTime(1000);
    expect([hidden, went, loggedOut]).toEqual([1, ['theirs'], 0]);
    expect(localStorage.getItem('logout')).toBeNull();
    expect(localStorage.getItem('tokenExpiry')).not.toBeNull();
  };

  it('takes the page of the one before from the screen at once, and logs nobody out', () => {
    watch();
    logInElsewhere();
    told('sessionUser', OTHER);
    expect([hidden, went]).toEqual([1, ['theirs']]);
    gaveWay();
  });

  it.each([
    ['looked at again', () => window.dispatchEvent(new Event('focus'))],
    ['touched', () => window.dispatchEvent(new Event('keydown'))],
    ['told that its session is over', () => window.dispatchEvent(new Event(SESSION_OVER_EVENT))],
    ['past its own limit', () => vi.advanceTimersByTime(10 * MINUTE)],
  ])('is noticed by a page that is %s, though it heard nothing', (_, happens) => {
    watch();
    vi.advanceTimersByTime(2000);
    logInElsewhere();
    happens();
    gaveWay();
  });

  it('is noticed by what the server answers where the browser keeps nothing', async () => {
    answered = () => Promise.resolve({ isKnown: true, userId: OTHER });
    watch();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1);
    gaveWay();
  });

  it('is none where the same person logs in once more: their page stays as it is', async () => {
    watch();
    logInElsewhere(SESSION.userId);
    told('sessionStartedAt', String(LATER));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1000);
    expect([hidden, went]).toEqual([0, []]);
  });

  it('is none where the mark of the one before cannot be written over', () => {
    const held = new Map([['sessionUser', OTHER]]);
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
      ...localStorage,
      getItem: (name: string) => held.get(name) ?? null,
      removeItem: (name: string) => void held.delete(name),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    watch();
    vi.advanceTimersByTime(1000);
    expect([hidden, went]).toEqual([0, []]);
  });

  it('is none where the mark is taken away', () => {
    watch();
    localStorage.removeItem('sessionUser');
    told('sessionUser', '');
    vi.advanceTimersByTime(1000);
    expect([hidden, went]).toEqual([0, []]);
  });
});
