import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';
import { onLeaving } from '#app/browser/last-place.ts';
import { typedTextTold } from '../../state/hands/typed-text.ts';

/**
 * Keeps what is being typed though its field is not left: when the field is taken away, and when the page may be seen for
 * the last time, before the outbox sends what is kept by then. Until it is kept the page is not closed unasked, since a
 * page that is closed has no time left to write anything down; the question gives that time. `keep` is null while there is
 * nothing to keep.
 */
export function useKeptText(keep: (() => void) | null): void {
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  const isUnkept = keep !== null;
  const field = useId();
  const tell = useUnit(typedTextTold);
  useEffect(() => {
    if (!isUnkept) return undefined;
    tell({ field, isUnkept: true });
    const keepNow = () => latest.current?.();
    const unlisten = onLeaving(keepNow, { capture: true });
    window.addEventListener('beforeunload', keepNow);
    return () => {
      unlisten();
      window.removeEventListener('beforeunload', keepNow);
      tell({ field, isUnkept: false });
    };
  }, [isUnkept, field, tell]);
  useEffect(() => () => latest.current?.(), []);
}
