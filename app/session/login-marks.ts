import { createMarks, isLogoutUnderWay, MARKS } from './session-clock.ts';

const OF_A_LOGIN = [MARKS.tokenExpiry, MARKS.lastActivity, MARKS.startedAt, MARKS.user, MARKS.banner];

/**
 * Tells the other tabs that the person logs out: they follow, and keep no more of the person than the page that is
 * left for the logout.
 */
export function markLogout(): void {
  const marks = createMarks(() => window.localStorage);
  const startedAt = marks.text(MARKS.startedAt);
  if (startedAt !== null) marks.write(MARKS.left, startedAt);
  markEnd();
}

/** Before a page ends a session: the other tabs follow, and no mark of this login is left behind. */
export function markEnd(): void {
  const marks = createMarks(() => window.localStorage);
  // The other tabs hear of each change in turn, and have to hear first why the rest goes.
  marks.write(MARKS.logout, String(Date.now()));
  const startedAt = marks.text(MARKS.startedAt);
  if (startedAt !== null) marks.write(MARKS.ended, startedAt);
  for (const name of OF_A_LOGIN) marks.remove(name);
}

/** Whether a page has ended the session that the server still knows, and no request is on its way that says so. */
export function isUnheardEnd(startedAt: number): boolean {
  const marks = createMarks(() => window.localStorage);
  return marks.text(MARKS.ended) === String(startedAt) && !isLogoutUnderWay(marks);
}

/**
 * Whether the session that was here last, or the one that the server still knows, is one that its person has logged out of,
 * in whichever tab.
 */
export function isLeft(startedAt: number | null): boolean {
  const left = createMarks(() => window.localStorage).text(MARKS.left);
  return left !== null && (startedAt === null || left === String(startedAt));
}

/** On the login page nobody is logged in: what is left of a login that ended on the server goes, in all tabs. */
export function forgetLogin(wasLoggedOut: boolean): void {
  const marks = createMarks(() => window.localStorage);
  const wasKept = marks.text(MARKS.tokenExpiry) !== null;
  if (wasLoggedOut && wasKept) marks.write(MARKS.logout, String(Date.now()));
  for (const name of [MARKS.isLoggingOut, ...OF_A_LOGIN]) marks.remove(name);
}
