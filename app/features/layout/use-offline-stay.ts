import { useEffect } from 'react';
import { OFFLINE_STAY } from '#app/core/text/request-failure.ts';
import { notify } from '#app/ui/feedback/notify.ts';

/** Marks a form or a link that does its work in the browser, and so without a network too. */
const WORKS_OFFLINE = '[data-works-offline]';

/** A link that the server would have to answer in this window. */
function asksServer(link: HTMLAnchorElement): boolean {
  const isHere = link.pathname === window.location.pathname && link.search === window.location.search;
  return link.origin === window.location.origin && link.protocol !== 'blob:' && !(isHere && link.hash !== '');
}

/**
 * Keeps the page and all that is typed on it where a link or a form could not be answered: without a network an error
 * would take its place. A press that opens another window takes nothing away.
 */
export function useOfflineStay(): void {
  useEffect(() => {
    const stay = (event: Event): void => {
      event.preventDefault();
      // Nobody else hears of a press that does nothing: the form is not taken for one that was sent.
      event.stopImmediatePropagation();
      notify.warning(OFFLINE_STAY, { about: 'offline' });
    };
    const onClick = (event: MouseEvent): void => {
      if (navigator.onLine || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.href === '' || link.matches(WORKS_OFFLINE)) return;
      if (asksServer(link)) stay(event);
    };
    const onSubmit = (event: SubmitEvent): void => {
      if (navigator.onLine || (event.target instanceof Element && event.target.matches(WORKS_OFFLINE)))
        return;
      stay(event);
    };
    // Before the page itself hears of the press.
    window.addEventListener('click', onClick, true);
    window.addEventListener('submit', onSubmit, true);
    return () => {
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('submit', onSubmit, true);
    };
  }, []);
}
