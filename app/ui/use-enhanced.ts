import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether script runs on the page; not before it has been taken over, so that both make the same page. */
export const useEnhanced = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/**
 * What only the browser knows, read once; null until the page has been taken over, because the server's page was made
 * without it.
 */
export function useReadInBrowser<Value>(read: () => Value | null): Value | null {
  const isEnhanced = useEnhanced();
  const [found, setFound] = useState<{ readonly value: Value | null } | null>(null);
  if (isEnhanced && found === null) setFound({ value: read() });
  return found?.value ?? null;
}
