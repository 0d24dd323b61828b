import { useCallback, useEffect, useRef } from 'react';
import { type MarkAsked, markAskedFor, withoutMarkAsked } from '#app/core/citing/cite-link.ts';
import type { Put } from './use-marks-of-text.ts';

/** A mark that the address brings from a slide is put in once; a reload does not put it in again. */
export function useAskedInAddress(
  put: (asked: MarkAsked) => Promise<Put>,
  tell: (text: string) => void,
): void {
  const putNow = useRef(put);
  useEffect(() => {
    putNow.current = put;
  });
  const begin = useCallback(() => {
    const address = new URL(window.location.href);
    const asked = markAskedFor(address.searchParams);
    if (asked === null) return;
    address.search = withoutMarkAsked(address.searchParams).toString();
    window.history.replaceState(window.history.state, '', address);
    void putNow.current(asked).then(({ text }) => tell(text));
  }, [tell]);
  useEffect(begin, [begin]);
}
