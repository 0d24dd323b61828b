import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether script runs on the page; not before it has been taken over, so that both make the same page. */
export const useEnhanced = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
