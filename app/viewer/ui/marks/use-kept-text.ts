import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';
import { onLeaving } from '#app/browser/last-place.ts';
import { typedTextTold } from '../../state/hands/typed-text.ts';

/** A pause in typing. A page that is closed has no time left to write anything down. */
const PAUSE_MS = 500;

/**
 * Keeps what is being typed though its field is not left: at each pause, when the field is taken away, and when the page
 * may be seen for the last time, before the outbox sends what is kept by then. `keep` is null while there is nothing to
 * keep; until then the page is not left unasked.
 */
export function useKeptText(text: string | null, keep: (() => void) | null): void {
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
    const unlisten = onLeaving(() => latest.current?.(), { capture: true });
    return () => {
      unlisten();
      tell({ field, isUnkept: false });
    };
  }, [isUnkept, field, tell]);
  useEffect(() => {
    if (!isUnkept) return undefined;
    const timer = setTimeout(() => latest.current?.(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isUnkept]);
  useEffect(() => () => latest.current?.(), []);
}
