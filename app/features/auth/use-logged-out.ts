import { useEffect, useState } from 'react';
import { forgetWhatIsSaved } from '#app/browser/after-login/after-login.ts';

const KEPT = 'What could not be saved is kept in this browser, encrypted, until you log in again.';

/** After a logout, only what the server has not got stays in this browser; the sentence that says so, where anything does. */
export function useLoggedOut(isLogout: boolean): string | null {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (isLogout) void forgetWhatIsSaved().then(setKept);
  }, [isLogout]);
  return isLogout && isKept ? KEPT : null;
}
