import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isHere = false;

/** Whether something that was typed on the page lies in this browser, whatever the page shows. */
export function tellKeptHere(isKept: boolean): void {
  isHere = isKept;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsKeptHere = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isHere,
    () => false,
  );
