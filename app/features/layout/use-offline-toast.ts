import { useEffect } from 'react';
import { REQUEST_TEXTS } from '#app/core/text/request-failure.ts';
import { notify, takeNoticeBack } from '#app/ui/feedback/notify.ts';

const tellOffline = (): void => notify.warning(REQUEST_TEXTS.offline, { about: 'offline' });
const takeBack = (): void => takeNoticeBack('offline');

/**
 * Says at once that the connection is lost (specification 8), and not only where something is asked for without it; once it
 * is back, nobody reads that it is lost.
 */
export function useOfflineToast(): void {
  useEffect(() => {
    if (!navigator.onLine) tellOffline();
    window.addEventListener('offline', tellOffline);
    window.addEventListener('online', takeBack);
    return () => {
      window.removeEventListener('offline', tellOffline);
      window.removeEventListener('online', takeBack);
    };
  }, []);
}
