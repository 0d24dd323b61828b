import { useEffect, useRef } from 'react';
import { onLeaving } from '#app/browser/last-place.ts';

/**
 * Keeps what is being typed though its field is not left: when the field is taken away, and when the page may be seen for
 * the last time, before the outbox sends what is kept by then. Null while nothing is being typed.
 */
export function useKeptText(keep: (() => void) | null): void {
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  const isTyping = keep !== null;
  useEffect(
    () => (isTyping ? onLeaving(() => latest.current?.(), { capture: true }) : undefined),
    [isTyping],
  );
  useEffect(() => () => latest.current?.(), []);
}
