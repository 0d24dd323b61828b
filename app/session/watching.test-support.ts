import { afterEach, beforeEach, vi } from 'vitest';
import type { SessionEnd } from '#app/core/access/login-notices.ts';
import type { SessionAnswer } from '#app/core/resources/session-answer.ts';
import type { SessionState } from './session-clock.ts';
import { watchSession } from './session-keeper.ts';

export const MINUTE = 60_000;
export const NOW = Date.parse('2026-11-23T12:00:00Z');
export const SESSION = { userId: 'usr_first', startedAt: NOW, expiresInMs: 60 * MINUTE };

const known = (): Promise<SessionAnswer | SessionEnd> => Promise.resolve({ userId: SESSION.userId });

const nothingYet = () => ({
  states: [] as SessionState['kind'][],
  went: [] as string[],
  loggedOut: 0,
  hidden: 0,
  toldServer: 0,
  isLoggingOut: false,
  answered: known,
  heardLogout: (): Promise<void> => Promise.resolve(),
});

/** What the page of a watched session did, and what it meets; anew for each test of a file that calls `setUpWatching`. */
export const seen = nothingYet();

let stop: () => void = () => undefined;

export function watch(session = SESSION): ReturnType<typeof watchSession> {
  const watching = watchSession(session, {
    onState: ({ kind }) => void seen.states.push(kind),
    onLeaving: () => void (seen.hidden += 1),
    isLoggingOut: () => seen.isLoggingOut,
    logOut: (startedAt) => {
      if (startedAt === session.startedAt) seen.loggedOut += 1;
      return seen.heardLogout();
    },
    goToLogin: (because) => void seen.went.push(because),
    goToTheirs: () => void seen.went.push('theirs'),
    askSession: () => seen.answered(),
    tellOfActivity: () => {
      seen.toldServer += 1;
      return seen.answered();
    },
  });
  stop = watching.stop;
  return watching;
}

export const stopWatching = (): void => stop();

/** What another tab has written. */
export const told = (name: string, newValue: string): boolean =>
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue }));

/** For the top of a file: each of its tests begins at `NOW` with an empty storage. */
export function setUpWatching(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    localStorage.clear();
    Object.assign(seen, nothingYet());
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    localStorage.clear();
  });
}
