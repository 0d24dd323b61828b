import { useEffect } from 'react';
import { forgetPeopleBefore } from '#app/browser/after-login/after-login.ts';
import { OTHERS_FORGOTTEN } from '#app/core/access/login-notices.ts';
import { notify } from '#app/ui/feedback/notify.ts';

/** Whichever page somebody opens first, what the people before them left in this browser goes. */
export function usePeopleBefore(userId: string): void {
  useEffect(() => {
    // After the page has looked by itself: a form says in its own place what it no longer has.
    const looking = window.setTimeout(() => {
      void forgetPeopleBefore(userId).then((isGone) => isGone && notify.info(OTHERS_FORGOTTEN));
    });
    return () => window.clearTimeout(looking);
  }, [userId]);
}
