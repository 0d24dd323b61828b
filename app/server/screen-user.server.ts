import { type Menu, menuOf } from '#app/core/access/menus.ts';
import { isFacility } from '#app/core/access/roles.ts';
import { apiFor } from './api.server.ts';
import { nowAtApi } from './clock/api-clock.server.ts';
import type { Session } from './session-store.server.ts';

/** What a page may know of the one who is logged in. */
export interface ScreenUser {
  readonly displayName: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly isFacility: boolean;
  readonly menu: Menu;
}

/** What the page has to know to watch over a login; no secret is among it. */
export const watchedSessionOf = ({ userId, expiresAt, createdAt }: Session) => ({
  userId,
  expiresInMs: expiresAt - Date.now(),
  startedAt: createdAt,
});

export const screenUserOf = (session: Session): ScreenUser => ({
  displayName: session.displayName,
  email: session.email,
  isAdmin: session.role === 'Admin',
  isFacility: isFacility(session.role),
  menu: menuOf(session.role, session.status, session.staffRole),
});

/** What the header waits for it, at most: a page is not late for the sake of a message. */
const PATIENCE_MS = 300;

/** The message over every page (specification 2.2); null for none, 'unknown' where it could not be read in time. */
export async function readBanner(session: Session, request: Request) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'unknown'>((resolve) => {
    timer = setTimeout(() => resolve('unknown'), PATIENCE_MS);
  });
  const read = apiFor(session, request)
    .getBanner({})
    .then((answer) => {
      if (!answer.ok) return 'unknown' as const;
      const { message } = answer.value.data;
      // An admin hears of one that is still to come, on the page where it is written.
      const isOn = message !== null && Date.parse(message.startsAt) <= nowAtApi();
      return isOn ? { text: message.text, level: message.level } : null;
    })
    .catch(() => 'unknown' as const);
  return Promise.race([read, late]).finally(() => clearTimeout(timer));
}
