import { useEffect } from 'react';
import { REQUEST_TEXTS } from '#app/core/text/request-failure.ts';
import { notify } from '#app/ui/feedback/notify.ts';

const tellOffline = (): void => notify.warning(REQUEST_TEXTS.offline, { about: 'offline' });

/** Says at once that the connection is lost (specification 8), and not only where something is asked for without it. */
export function useOfflineToast(): void {
  useEffect(() => {
    if (!navigator.onLine) tellOffline();
    window.addEventListener('offline', tellOffline);
    return () => window.removeEventListener('offline', tellOffline);
  }, []);
}
