import { useEffect, useState } from 'react';

const KEPT = 'What could not be saved is kept in this browser, encrypted, until you log in again.';

/** After a logout, only what the server has not got stays in this browser; the sentence that says so, where anything does. */
export function useLoggedOut(isLogout: boolean): string | null {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    // Few logins begin behind a logout: no other one loads the code for it.
    if (isLogout)
      void import('#app/browser/after-login/after-login.ts')
        .then(({ forgetWhatIsSaved }) => forgetWhatIsSaved())
        // Where it does not come, the next login takes away what this one left.
        .then(setKept, () => undefined);
  }, [isLogout]);
  return isLogout && isKept ? KEPT : null;
}
