import { type LoginNotice, SESSION_OVER_EVENT, type SessionEnd } from '#app/core/access/login-notices.ts';
import type { SessionAnswer } from '#app/core/resources/session-answer.ts';
import { markEnd } from './login-marks.ts';
import {
  createMarks,
  isLogoutUnderWay,
  LEAVE_AFTER_MS,
  MARKS,
  type SessionState,
  sessionStateAt,
} from './session-clock.ts';

/** Any sign of a hand (specification 4.1). */
const ACTIVITY = ['mousemove', 'mousedown', 'keydown', 'scroll', 'wheel', 'touchstart', 'click'] as const;
/** All tabs read it, and each write wakes them: more often than this it is not written. */
const WRITTEN_EVERY_MS = 1000;
/** Often enough that the server, which gives up after 30 minutes, always knows of somebody who works on one page. */
const TOLD_EVERY_MS = 5 * 60_000;
/** The longest that a browser waits for one timer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

export interface KeptSession {
  readonly userId: string;
  /** As the server counts, so that a wrong clock here neither ends a session nor keeps a dead one. */
  readonly expiresInMs: number;
  readonly startedAt: number;
}

export interface KeeperDoor {
  /** Shows or takes back the warning of the last minute. */
  readonly onState: (state: SessionState) => void;
  /** Runs once, before the page goes away: nothing may be seen or typed any more. */
  readonly onLeaving: () => void;
  /** Whether its person has pressed Logout: that nobody is logged in any more is no news then. */
  readonly isLoggingOut: () => boolean;
  /** Tells the server that the session which started then is over; the page does not wait for it. Rejects where the server has not heard it. */
  readonly logOut: (startedAt: number) => Promise<void>;
  readonly goToLogin: (because: LoginNotice) => void;
  /** To the first page of whoever is logged in now. */
  readonly goToTheirs: () => void;
  /** Whose session the server knows by now, or why there is none any more; rejects where it cannot be asked. */
  readonly askSession: () => Promise<SessionAnswer | SessionEnd>;
  /** As `askSession`, and the server counts it as a sign of the person. */
  readonly tellOfActivity: () => Promise<SessionAnswer | SessionEnd>;
}

type Marks = ReturnType<typeof createMarks>;

/**
 * Watches over a login in one tab: its expiry, its inactivity, and its end or another person's login in another tab
 * (specification 4.1). Gives what ends the watch, and what answers the warning.
 */
export function watchSession(session: KeptSession, door: KeeperDoor) {
  const marks = createMarks(() => window.localStorage);
  let timer: number | undefined;
  const activity = createActivity(marks);
  const exit = createExit(marks, door, stop, session.startedAt);
  let shown: 'live' | 'expired' | 'inactive' | null = null;
  const tellServer = createTelling(door, judge);
  const expiresAt = enter(session, marks, activity);

  function check(): void {
    if (exit.isTaken()) return;
    window.clearTimeout(timer);
    const latest = marks.text(MARKS.user);
    if (latest !== null && latest !== session.userId) {
      exit.toTheirs();
      return;
    }
    const now = Date.now();
    const state = sessionStateAt(now, { expiresAt, lastActivity: activity.last() });
    if (state.kind === 'over') {
      exit.toLogin(state.because);
      return;
    }
    const news = state.kind === 'ending' ? state.because : state.kind;
    if (news !== shown) door.onState(state);
    shown = news;
    timer = window.setTimeout(check, Math.min(state.nextAt - now, LONGEST_WAIT_MS));
  }

  function onActivity(): void {
    // A hand on the mouse is a hundred events in a second; one of them is enough.
    if (shown === 'live' && activity.isFresh(Date.now())) return;
    stay();
  }

  function stay(): void {
    // What comes after a night asleep is no answer to the warning, which nobody saw.
    check();
    if (exit.isTaken()) return;
    const now = Date.now();
    activity.note(now);
    if (shown === 'inactive') check();
    tellServer(now);
  }

  /** The tab is looked at again: the machine may have slept, and an administrator may have closed the account. */
  function onSeen(): void {
    if (document.visibilityState === 'hidden') return;
    check();
    if (!exit.isTaken()) door.askSession().then(judge, () => undefined);
  }

  function judge(answer: SessionAnswer | SessionEnd): void {
    if (typeof answer === 'string') exit.toLoginUnlessLeaving(answer);
    else if (answer.userId !== session.userId) exit.toTheirs();
  }

  const onRestored = (event: PageTransitionEvent): void => {
    if (event.persisted) onSeen();
  };
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === MARKS.logout && newValue !== null) exit.toLoginAfter('elsewhere');
    else if (key === MARKS.lastActivity || key === MARKS.user) check();
  };
  const onOver = (event: Event): void => {
    check();
    exit.toLoginUnlessLeaving(
      event instanceof CustomEvent && event.detail === 'closed' ? 'closed' : 'expired',
    );
  };

  const unlisten = listen({ onActivity, onSeen, check, onRestored, onStorage, onOver });

  function stop(): void {
    window.clearTimeout(timer);
    unlisten();
  }

  // The machine had no network when its page ended this session: the server still gives out its pages.
  if (marks.text(MARKS.ended) === String(session.startedAt)) exit.toLoginOnceMore('expired');
  check();
  return { stop, stay };
}

/** Puts down whose session it is, and gives when it expires by this machine's clock. */
function enter(
  { userId, expiresInMs, startedAt }: KeptSession,
  marks: Marks,
  activity: ReturnType<typeof createActivity>,
): number {
  const now = Date.now();
  // Taken away first: where the browser is out of storage, another's mark would lead this page away for ever.
  if (marks.text(MARKS.user) !== userId) marks.remove(MARKS.user);
  marks.write(MARKS.user, userId);
  const isKnown = marks.time(MARKS.startedAt) === startedAt;
  const stored = isKnown ? marks.time(MARKS.tokenExpiry) : null;
  if (stored !== null) return stored;
  marks.write(MARKS.startedAt, String(startedAt));
  marks.write(MARKS.tokenExpiry, new Date(now + expiresInMs).toISOString());
  if (!isKnown) {
    activity.note(now);
    marks.remove(MARKS.left);
  }
  return now + expiresInMs;
}

/** Gives what tells the server of somebody who works, now and then. */
function createTelling(door: KeeperDoor, judge: (answer: SessionAnswer | SessionEnd) => void) {
  // The request for the page was such a sign.
  let toldAt = Date.now();
  return (now: number): void => {
    if (now - toldAt < TOLD_EVERY_MS) return;
    toldAt = now;
    door.tellOfActivity().then(judge, () => undefined);
  };
}

/** The ways out of a page whose session is over: one is taken, once, however many notice it at the same time. */
function createExit(marks: Marks, door: KeeperDoor, stop: () => void, startedAt: number) {
  let isTaken = false;
  const take = (): boolean => {
    if (isTaken) return false;
    isTaken = true;
    stop();
    door.onLeaving();
    return true;
  };
  const leave = (because: LoginNotice): void =>
    void window.setTimeout(() => door.goToLogin(because), LEAVE_AFTER_MS);
  const logOut = (): void => {
    marks.write(MARKS.isLoggingOut, String(Date.now()));
    markEnd();
    door.logOut(startedAt).catch(() => marks.remove(MARKS.isLoggingOut));
  };
  /** The time is up: a logout that is under way and gets no answer keeps nothing on the screen. */
  const toLogin = (because: LoginNotice): void => {
    if (!take()) return;
    if (!isLogoutUnderWay(marks)) logOut();
    leave(because);
  };
  return {
    isTaken: (): boolean => isTaken,
    toLogin,
    /** Says it again, whatever was said of it before: this page has come after it. */
    toLoginOnceMore(because: LoginNotice): void {
      if (!take()) return;
      logOut();
      leave(because);
    },
    /** What an answer says of the end is no news to whoever has pressed Logout. */
    toLoginUnlessLeaving(because: LoginNotice): void {
      if (!door.isLoggingOut()) toLogin(because);
    },
    /** Another tab has logged out. */
    toLoginAfter(because: LoginNotice): void {
      if (take()) leave(because);
    },
    /** Another person has logged in meanwhile. Their session goes on, so nothing is said of a logout. */
    toTheirs(): void {
      if (take()) door.goToTheirs();
    },
  };
}

/** When a hand was last seen here or in another tab. Memory stands in where the browser keeps nothing. */
function createActivity(marks: Marks) {
  let seen = Date.now();
  let written = 0;
  return {
    note(now: number): void {
      seen = now;
      if (Math.abs(now - written) < WRITTEN_EVERY_MS) return;
      written = now;
      marks.write(MARKS.lastActivity, String(now));
    },
    last: (): number => Math.max(seen, marks.time(MARKS.lastActivity) ?? 0),
    isFresh: (now: number): boolean => Math.abs(now - seen) < WRITTEN_EVERY_MS,
  };
}

interface Heard {
  readonly onActivity: () => void;
  readonly onSeen: () => void;
  readonly check: () => void;
  readonly onRestored: (event: PageTransitionEvent) => void;
  readonly onStorage: (event: StorageEvent) => void;
  readonly onOver: (event: Event) => void;
}

/** Gives what takes the listeners away again. */
function listen({ onActivity, onSeen, check, onRestored, onStorage, onOver }: Heard): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  for (const name of ACTIVITY)
    window.addEventListener(name, onActivity, { capture: true, passive: true, signal });
  document.addEventListener('visibilitychange', onSeen, { signal });
  window.addEventListener('focus', check, { signal });
  window.addEventListener('pageshow', onRestored, { signal });
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener(SESSION_OVER_EVENT, onOver, { signal });
  return () => ended.abort();
}
