import { type Menu, menuOf } from '#app/core/access/menus.ts';
import type { Session } from './session-store.server.ts';

/** What a page may know of the one who is logged in. */
export interface ScreenUser {
  readonly displayName: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly menu: Menu;
}

/** What the page has to know to watch over a login; no secret is among it. */
export const watchedSessionOf = ({ expiresAt, createdAt }: Session) => ({
  expiresInMs: expiresAt - Date.now(),
  startedAt: createdAt,
});

export const screenUserOf = (session: Session): ScreenUser => ({
  displayName: session.displayName,
  email: session.email,
  isAdmin: session.role === 'Admin',
  menu: menuOf(session.role, session.status),
});
