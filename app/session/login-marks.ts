import { createMarks, MARKS } from './session-clock.ts';

/** Before the form of the menu logs out: the other tabs follow, and nothing of this login is left behind. */
export function markLogout(): void {
  const marks = createMarks(() => window.localStorage);
  for (const name of [MARKS.tokenExpiry, MARKS.lastActivity, MARKS.startedAt, MARKS.user, MARKS.banner])
    marks.remove(name);
  marks.write(MARKS.logout, String(Date.now()));
}

/** On the login page nobody is logged in: what is left of a login that ended on the server goes, in all tabs. */
export function forgetLogin(wasSignedOut: boolean): void {
  const marks = createMarks(() => window.localStorage);
  const wasKept = marks.text(MARKS.tokenExpiry) !== null;
  for (const name of [
    MARKS.isLoggingOut,
    MARKS.tokenExpiry,
    MARKS.lastActivity,
    MARKS.startedAt,
    MARKS.user,
    MARKS.banner,
  ])
    marks.remove(name);
  if (wasSignedOut && wasKept) marks.write(MARKS.logout, String(Date.now()));
}
