import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/** A link to a part of a page takes the focus there too: whoever came by it goes on from that part, and not from the top. */
export function useFocusAtPlace(): void {
  const location = useLocation();
  useEffect(() => {
    const place = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
    if (place === null) return;
    if (place.tabIndex < 0) place.setAttribute('tabindex', '-1');
    place.focus({ preventScroll: true });
  }, [location]);
}
