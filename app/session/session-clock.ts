/** The times of a session that nobody uses, as specification 9 has them. */
export const INACTIVITY_LIMIT_MS = 10 * 60_000;
export const WARNED_BEFORE_MS = 60_000;
export const LEAVE_AFTER_MS = 100;

/** What of a login stands in the storage that all tabs share: times and flags (specification 3.1), and whose it is. No secret. */
export const MARKS = {
  tokenExpiry: 'tokenExpiry',
  logout: 'logout',
  isLoggingOut: 'isLoggingOut',
  lastActivity: 'lastActivity',
  /** When the session began that the others are of: another login has others. */
  startedAt: 'sessionStartedAt',
  /** The `startedAt` of the session that a page has ended last: the server may not have heard of it. */
  ended: 'sessionEnded',
  /** The `startedAt` of the session that its person has logged out of, until the next one begins: all its tabs forget it. */
  left: 'sessionLeft',
  /** The id of whoever logged in last: a page of somebody else must not stay. */
  user: 'sessionUser',
  banner: 'bannerMessage',
} as const;

type Marks = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The storage of the page; where a browser forbids or is out of it, everything goes on without. A time that is no time is
 * taken away and counts as absent (specification 8).
 */
export function createMarks(storage: () => Marks) {
  const attempt = <T>(work: (marks: Marks) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  const remove = (name: string): void => attempt((marks) => marks.removeItem(name), undefined);
  return {
    remove,
    text: (name: string): string | null => attempt((marks) => marks.getItem(name), null),
    write: (name: string, value: string): void => attempt((marks) => marks.setItem(name, value), undefined),
    time: (name: string): number | null => {
      const text = attempt((marks) => marks.getItem(name), null);
      if (text === null) return null;
      const time = /^\d{1,16}$/.test(text) ? Number(text) : Date.parse(text);
      if (!Number.isNaN(time)) return time;
      remove(name);
      return null;
    },
  };
}

/** A logout that never ended, because its tab was closed, must not keep the next one from starting. */
const LOGGING_OUT_AT_MOST_MS = 10_000;

export function isLogoutUnderWay(marks: Pick<ReturnType<typeof createMarks>, 'time'>): boolean {
  const startedAt = marks.time(MARKS.isLoggingOut);
  return startedAt !== null && Date.now() - startedAt < LOGGING_OUT_AT_MOST_MS;
}

export interface SessionTimes {
  /** Milliseconds since 1970 by this machine's clock, as all here. */
  readonly expiresAt: number;
  readonly lastActivity: number;
}

export type SessionState =
  | { readonly kind: 'over'; readonly because: 'expired' | 'inactive' }
  /** The last minute. Where nothing was done, somebody has to say that they are there; nobody can make a token last. */
  | {
      readonly kind: 'ending';
      readonly because: 'expired' | 'inactive';
      readonly endsAt: number;
      readonly nextAt: number;
    }
  | { readonly kind: 'live'; readonly nextAt: number };

/** What a session is at a moment, and when it will be something else. */
export function sessionStateAt(now: number, { expiresAt, lastActivity }: SessionTimes): SessionState {
  if (expiresAt <= now) return { kind: 'over', because: 'expired' };
  const idleEnd = lastActivity + INACTIVITY_LIMIT_MS;
  if (idleEnd <= now) return { kind: 'over', because: 'inactive' };
  const because = expiresAt <= idleEnd ? 'expired' : 'inactive';
  const endsAt = Math.min(idleEnd, expiresAt);
  const warnAt = endsAt - WARNED_BEFORE_MS;
  if (warnAt <= now) return { kind: 'ending', because, endsAt, nextAt: endsAt };
  return { kind: 'live', nextAt: warnAt };
}
