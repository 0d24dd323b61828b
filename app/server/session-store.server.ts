import { randomBytes } from 'node:crypto';
import type { Role } from '#app/core/access/roles.ts';

/** What the server knows of one login; none of it goes to the browser (docs/decisions/0003). */
export interface Session {
  readonly id: string;
  readonly token: string;
  /** Milliseconds since the epoch, as all times here. */
  readonly expiresAt: number;
  readonly createdAt: number;
  readonly lastActivity: number;
  readonly userId: string;
  readonly displayName: string;
  readonly email: string;
  readonly role: Role;
  /** As the API spells it; compared lower-cased. */
  readonly status: string;
}

export type NewSession = Omit<Session, 'id' | 'createdAt' | 'lastActivity'>;

/** Specification 9: a login of which nothing was heard for so long is over, with or without JavaScript. */
export const STORED_ACTIVITY_LIMIT_MS = 30 * 60_000;
/** More often than this a request does not write the time of the last activity. */
const TOUCH_EVERY_MS = 60_000;
const ID_BYTES = 32;

export interface SessionStore {
  readonly start: (session: NewSession) => Session;
  /**
   * The session behind an id, or null when it never was, has ended, has expired or was idle too long. What a page asks by
   * itself is no activity of the person and must not keep the login alive.
   */
  readonly find: (id: string, isActivity?: boolean) => Session | null;
  readonly end: (id: string) => void;
}

export function createSessionStore(now: () => number): SessionStore {
  const sessions = new Map<string, Session>();
  let lastSweep = now();

  const isOver = (session: Session, at: number): boolean =>
    session.expiresAt <= at || session.lastActivity + STORED_ACTIVITY_LIMIT_MS <= at;

  function sweep(at: number): void {
    if (at - lastSweep < TOUCH_EVERY_MS) return;
    lastSweep = at;
    for (const [id, session] of sessions) if (isOver(session, at)) sessions.delete(id);
  }

  return {
    start(fresh) {
      const at = now();
      sweep(at);
      const id = randomBytes(ID_BYTES).toString('base64url');
      const session: Session = { ...fresh, id, createdAt: at, lastActivity: at };
      sessions.set(id, session);
      return session;
    },
    find(id, isActivity = true) {
      const session = sessions.get(id);
      if (session === undefined) return null;
      const at = now();
      if (isOver(session, at)) {
        sessions.delete(id);
        return null;
      }
      if (!isActivity || at - session.lastActivity < TOUCH_EVERY_MS) return session;
      const touched = { ...session, lastActivity: at };
      sessions.set(id, touched);
      return touched;
    },
    end(id) {
      sessions.delete(id);
    },
  };
}
