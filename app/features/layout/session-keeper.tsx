import { useEffect, useRef, useState } from 'react';
import { endIn, loginAddress, type SessionEnd, wayBackFrom } from '#app/core/access/login-notices.ts';
import { readAnswer } from '#app/core/resources/read-answer.ts';
import { SessionAnswer } from '#app/core/resources/session-answer.ts';
import { EXPIRY_WARNING, SESSION_WARNING } from '#app/core/text/api-messages.ts';
import { type KeeperDoor, type KeptSession, watchSession } from '#app/session/session-keeper.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import { postLogout, useIsLoggingOut } from './logging-out.ts';
import { useKeptForms } from './use-kept-forms.ts';
import { usePeopleBefore } from './use-people-before.ts';

/** What stands over every page of somebody who is logged in: it watches the session, and asks whether one is still there. */
export function SessionKeeper({ session }: { readonly session: KeptSession }) {
  const [ending, setEnding] = useState<'expired' | 'inactive' | null>(null);
  const stay = useRef<() => void>(() => undefined);
  const { userId, startedAt, expiresInMs } = session;
  useKeptForms(startedAt);
  usePeopleBefore(userId);
  // Each page says anew for how long the session lasts; the first one of it counts.
  const lasts = useRef(expiresInMs);
  const isLeaving = useIsLoggingOut();
  const isLoggingOut = useRef(false);
  useEffect(() => {
    isLoggingOut.current = isLeaving;
  }, [isLeaving]);
  useEffect(() => {
    const watch = watchSession(
      { userId, startedAt, expiresInMs: lasts.current },
      {
        ...door,
        isLoggingOut: () => isLoggingOut.current,
        onState: (state) => {
          const because = state.kind === 'ending' ? state.because : null;
          setEnding(because);
          const about = 'the end of the session';
          if (because === 'expired') notify.warning(EXPIRY_WARNING, { about });
          if (because === 'inactive')
            notify.warning(SESSION_WARNING, {
              about,
              action: { label: 'Stay logged in', run: () => stay.current() },
            });
        },
      },
    );
    stay.current = watch.stay;
    return watch.stop;
  }, [userId, startedAt]);
  if (ending === null) return null;
  return (
    <div className="fixed right-4 bottom-4 z-50 flex items-center gap-3 rounded-lg border border-warning bg-warning-soft py-2 pr-2 pl-4 text-sm text-text shadow-md">
      <span>You will be logged out within a minute.</span>
      {ending === 'inactive' && (
        <Button size="sm" variant="primary" onClick={() => stay.current()}>
          Stay logged in
        </Button>
      )}
    </div>
  );
}

async function askSession(method: 'GET' | 'POST'): Promise<SessionAnswer | SessionEnd> {
  const response = await fetch('/resources/session', { method, headers: { Accept: 'application/json' } });
  if (response.redirected) return endIn(response.url);
  if (!response.ok) throw new Error(`HTTP ${String(response.status)}`);
  return readAnswer(SessionAnswer, await response.json());
}

const door: Omit<KeeperDoor, 'onState' | 'isLoggingOut'> = {
  onLeaving: () => {
    // The next picture on the screen shows nobody, and no question whether to stay keeps it there.
    document.body.hidden = true;
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  },
  logOut: postLogout,
  goToLogin: (because) => window.location.replace(loginAddress(because, wayBackFrom(window.location))),
  goToTheirs: () => window.location.replace('/'),
  askSession: () => askSession('GET'),
  tellOfActivity: () => askSession('POST'),
};
